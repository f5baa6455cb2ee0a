import { defineFormElement } from '../../../src/element/form/define-form-element';
import css from '../picker.css?inline';
import { cityPicker } from './declaration';

export default defineFormElement({
  declaration: cityPicker,
  view: () => import('./CityPicker'),
  styles: [css],
});
