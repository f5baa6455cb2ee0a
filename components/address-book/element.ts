import { defineAdministration } from '../../src/element/administration/define-administration';
import { addressBook } from './declaration';

export default defineAdministration(addressBook, {
  positionList: () => import('./positions/Positions'),
  gradeMaintain: () => import('./grades/Grades'),
});
