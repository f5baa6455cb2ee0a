import { defineElement } from '../../../src/element/definition/define-element';
import css from './consumer-bill.css?inline';
import { consumerBill } from './declaration';

export default defineElement({
  declaration: consumerBill,
  view: () => import('./ConsumerBill'),
  styles: [css],
});
