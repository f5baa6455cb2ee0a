import type { NewEnterprisePart } from '../server/new-enterprise';
import { insertContract } from './insert-contract';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: async ({ tx, enterpriseNum, values: { monthly } }) =>
    monthly && insertContract(tx, enterpriseNum, monthly),
};
