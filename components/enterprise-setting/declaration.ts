import { declareAdministration } from '../../src/element/administration/declare-administration';

export const enterpriseSetting = declareAdministration({
  tag: 'enterprise-setting',
  summary:
    'The enterprise itself, for those who keep it: what it is called, how it is reached, and what it has set for bookings, changes and refunds.',
  pages: ['companyManageSet'],
});
