import { defineElement } from '../../src/element/definition/define-element';
import { enterpriseSetting } from './declaration';

export default defineElement({
  declaration: enterpriseSetting,
  view: () => import('./company/CompanyManageSet'),
  styles: [],
});
