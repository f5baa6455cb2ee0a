import { OBJECT } from '../../../src/contract/permission/objects';
import type { FileOwner } from '../files/owners';
import { DATA_RANGE, withScopeOf } from '../server/http/caller';
import { DISPUTE_FILES } from './disputes/dispute-files';
import './schema';

/** Files of a dispute may be read by everyone who may see bills. */
export const fileOwner: FileOwner = {
  kind: DISPUTE_FILES,
  async maySee({ db, caller }, ownerNo) {
    const { range, objects } = withScopeOf(caller, OBJECT.seeBills);
    if (range !== DATA_RANGE.enterprise || !objects.has(OBJECT.seeBills)) return false;
    const dispute = await db
      .selectFrom('settle_dispute')
      .select('dispute_no')
      .where('dispute_no', '=', ownerNo.replace(/-\d+$/, ''))
      .where('enterprise_num', '=', caller.enterpriseNum)
      .executeTakeFirst();
    return dispute !== undefined;
  },
};
