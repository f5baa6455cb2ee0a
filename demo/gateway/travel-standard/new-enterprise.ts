import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertUsualReasons } from './over-reasons/usual';

/** A standard that asks for a reason would stop every booking without reasons to choose from. */
export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  insert: ({ tx, enterpriseNum }) => insertUsualReasons(tx, enterpriseNum),
};
