import { defineElement } from '../../../src/element/definition/define-element';
import css from './cost-center.css?inline';
import { costCenter } from './declaration';

export default defineElement({
  declaration: costCenter,
  view: () => import('./CostCenter'),
  styles: [css],
});
