import { declareAdministration } from '../../src/element/administration/declare-administration';

export const addressBook = declareAdministration({
  tag: 'address-book',
  summary:
    'Address book of the enterprise, for administrators: staff, departments, positions, grades and invitations.',
  isTranslated: true,
  pages: [
    'list',
    'positionList',
    'gradeMaintain',
    'positionModule',
    'addPosition',
    'definedTemplate',
    'enterpriseInvite',
    'staffDetail',
    'staffEdit',
  ],
});
