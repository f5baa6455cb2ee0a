import { defineElement } from '../../../src/element/definition/define-element';
import approval from '../approval/order-approval.css?inline';
import css from './order-refund.css?inline';
import { orderRefund } from './declaration';

export default defineElement({
  declaration: orderRefund,
  view: () => import('./OrderRefund'),
  styles: [css, approval],
});
