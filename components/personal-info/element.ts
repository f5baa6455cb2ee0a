import { defineElement } from '../../src/element/definition/define-element';
import css from './personal-info.css?inline';
import { personalInfo } from './declaration';

export default defineElement({
  declaration: personalInfo,
  view: () => import('./PersonalInfo'),
  styles: [css],
});
