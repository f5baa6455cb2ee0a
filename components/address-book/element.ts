import { defineAdministration } from '../../src/element/administration/define-administration';
import { addressBook } from './declaration';

export default defineAdministration(addressBook, {
  positionList: () => import('./positions/Positions'),
  gradeMaintain: () => import('./grades/Grades'),
  positionModule: () => import('./position-templates/PositionTemplates'),
  addPosition: () => import('./position-templates/AddPositions'),
  definedTemplate: () => import('./ext/DefinedTemplate'),
  enterpriseInvite: () => import('./invitations/Invitations'),
  list: () => import('./staff/StaffList'),
  staffDetail: () => import('./staff/StaffDetail'),
  staffEdit: () => import('./staff/StaffEdit'),
});
