import { defineElement } from '../../../src/element/definition/define-element';
import approval from '../approval/order-approval.css?inline';
import css from '../refund/order-refund.css?inline';
import { orderUnfinished } from './declaration';

export default defineElement({
  declaration: orderUnfinished,
  view: () => import('./OrderUnfinished'),
  styles: [css, approval],
});
