import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertProducts } from './products/insert';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: ({ tx, enterpriseNum }) => insertProducts(tx, enterpriseNum),
};
