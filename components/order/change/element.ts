import { defineElement } from '../../../src/element/definition/define-element';
import approval from '../approval/order-approval.css?inline';
import tickets from '../refund/order-refund.css?inline';
import css from './order-change.css?inline';
import { orderChange } from './declaration';

export default defineElement({
  declaration: orderChange,
  view: () => import('./OrderChange'),
  styles: [tickets, approval, css],
});
