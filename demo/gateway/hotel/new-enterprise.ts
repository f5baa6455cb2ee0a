import type { NewEnterprisePart } from '../server/new-enterprise';
import { insertProducts } from './products/insert';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: ({ tx, enterpriseNum }) => insertProducts(tx, enterpriseNum),
};
