import { defineElement } from '../../src/element/definition/define-element';
import css from './account-safety.css?inline';
import { accountSafety } from './declaration';

export default defineElement({
  declaration: accountSafety,
  view: () => import('./AccountSafety'),
  styles: [css],
});
