import { defineElement } from '../../../src/element/definition/define-element';
import detailCss from './detail/order-detail.css?inline';
import css from './order-list.css?inline';
import { orderList } from './declaration';

export default defineElement({
  declaration: orderList,
  view: () => import('./OrderList'),
  styles: [css, detailCss],
});
