import { declareAdministration } from '../../src/element/administration/declare-administration';

export const airlineAgreement = declareAdministration({
  tag: 'airline-agreement',
  summary: 'Agreements of the enterprise with airlines, for administrators: the people who may buy at them.',
  pages: ['protocolWhitelistManage', 'protocolWhitelistSubmit'],
});
