import { defineElement } from '../../src/element/definition/define-element';
import { managementCenter } from './declaration';

export default defineElement({
  declaration: managementCenter,
  view: () => import('./ManagementCenter'),
  styles: [],
});
