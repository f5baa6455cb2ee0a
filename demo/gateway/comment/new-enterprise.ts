import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertConfig } from './insert-config';

export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: ({ tx, enterpriseNum }) => insertConfig(tx, enterpriseNum),
};
