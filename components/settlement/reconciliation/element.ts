import { defineElement } from '../../../src/element/definition/define-element';
import settlementCss from '../settlement.css?inline';
import { reconciliation } from './declaration';
import css from './reconciliation.css?inline';

export default defineElement({
  declaration: reconciliation,
  view: () => import('./Reconciliation'),
  styles: [settlementCss, css],
});
