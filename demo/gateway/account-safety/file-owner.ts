import type { FileOwner } from '../files/owners';
import { CLAIM_FILES_KIND, findClaim } from './claims/queries';

/** Documents of a claim may be read by the claimant; the developer page shows them to customer service. */
export const fileOwner: FileOwner = {
  kind: CLAIM_FILES_KIND,
  maySee: async ({ db, caller }, claimNo) => (await findClaim(db, claimNo))?.user_no === caller.userNo,
};
