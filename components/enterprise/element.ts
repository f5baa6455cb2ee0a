import { defineElement } from '../../src/element/definition/define-element';
import css from './enterprise-chooser.css?inline';
import { enterpriseChooser } from './declaration';

export default defineElement({
  declaration: enterpriseChooser,
  view: () => import('./EnterpriseChooser'),
  styles: [css],
});
