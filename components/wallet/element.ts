import { defineElement } from '../../src/element/definition/define-element';
import css from './wallet.css?inline';
import { wallet } from './declaration';

export default defineElement({
  declaration: wallet,
  view: () => import('./Wallet'),
  styles: [css],
});
