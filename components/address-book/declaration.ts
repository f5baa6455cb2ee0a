import { declareAdministration } from '../../src/element/administration/declare-administration';

export const addressBook = declareAdministration({
  tag: 'address-book',
  summary: 'Address book of the enterprise, for those who keep it: positions and grades.',
  pages: ['positionList', 'gradeMaintain'],
});
