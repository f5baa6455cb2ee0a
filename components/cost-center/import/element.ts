import { defineElement } from '../../../src/element/definition/define-element';
import css from './cost-center-import.css?inline';
import { costCenterImport } from './declaration';

export default defineElement({
  declaration: costCenterImport,
  view: () => import('./CostCenterImport'),
  styles: [css],
});
