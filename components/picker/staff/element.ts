import { defineFormElement } from '../../../src/element/form/define-form-element';
import css from '../picker.css?inline';
import staffCss from './staff.css?inline';
import { staffPicker } from './declaration';

export default defineFormElement({
  declaration: staffPicker,
  view: () => import('./StaffPicker'),
  styles: [css, staffCss],
});
