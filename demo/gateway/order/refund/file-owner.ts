import type { FileOwner } from '../../files/owners';
import { withinScope } from '../scope';

export const REFUND_FILES = 'refund';

/** Proofs of a refund may be read by everyone who may see its order. */
export const fileOwner: FileOwner = {
  kind: REFUND_FILES,
  async maySee({ db, caller }, refundNo) {
    const order = await db
      .selectFrom('flight_order as o')
      .innerJoin('refund_order as r', 'r.order_no', 'o.order_no')
      .select('o.order_no')
      .where('r.refund_no', '=', refundNo)
      .where('o.enterprise_num', '=', caller.enterpriseNum)
      .where((eb) => withinScope(eb, caller))
      .executeTakeFirst();
    return order !== undefined;
  },
};
