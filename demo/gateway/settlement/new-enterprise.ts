import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertContract } from './insert-contract';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: async ({ tx, enterpriseNum, values: { monthly } }) =>
    monthly && insertContract(tx, enterpriseNum, monthly),
};
