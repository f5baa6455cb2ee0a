import { defineElement } from '../../src/element/definition/define-element';
import css from './settlement.css?inline';
import { settlement } from './declaration';

export default defineElement({
  declaration: settlement,
  view: () => import('./Settlement'),
  styles: [css],
});
