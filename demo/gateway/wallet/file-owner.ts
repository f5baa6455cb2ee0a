import { OBJECT } from '../../../src/contract/permission/objects';
import type { FileOwner } from '../files/owners';
import { DATA_RANGE, withScopeOf } from '../server/http/caller';
import { findRecharge } from './recharge/queries';

export const RECHARGE_FILES = 'recharge';

/** Vouchers of a recharge may be read by everyone who sees its wallet. */
export const fileOwner: FileOwner = {
  kind: RECHARGE_FILES,
  async maySee({ db, caller }, rechargeNo) {
    const { range, objects } = withScopeOf(caller, OBJECT.seeWallet);
    if (range !== DATA_RANGE.enterprise || !objects.has(OBJECT.seeWallet)) return false;
    const { enterpriseNum } = caller;
    return (await findRecharge(db, rechargeNo, { enterpriseNum })) !== undefined;
  },
};
