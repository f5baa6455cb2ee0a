import { defineFormElement } from '../../../src/element/form/define-form-element';
import css from '../picker.css?inline';
import { costCenterPicker } from './declaration';

export default defineFormElement({
  declaration: costCenterPicker,
  view: () => import('./CostCenterPicker'),
  styles: [css],
});
