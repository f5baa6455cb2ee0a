import { defineElement } from '../../src/element/definition/define-element';
import css from './invoice.css?inline';
import { invoice } from './declaration';

export default defineElement({
  declaration: invoice,
  view: () => import('./Invoices'),
  styles: [css],
});
