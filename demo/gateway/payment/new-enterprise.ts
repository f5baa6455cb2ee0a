import type { NewEnterprisePart } from '../server/enterprise-part';
import { openAccounts, walletsOf } from './accounts';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: ({ tx, enterpriseNum, values: { monthly } }) =>
    openAccounts(tx, enterpriseNum, walletsOf(monthly && monthly.creditLimit)),
};
