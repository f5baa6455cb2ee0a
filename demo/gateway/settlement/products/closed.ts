import type { SettleProductNo } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import './schema';

interface Closing {
  enterpriseNum: string;
  productNo: SettleProductNo;
  /** Number of the operator. */
  by: string;
  now: Date;
}

/** Closes a product to an enterprise, effective immediately for new orders. Returns false when it is closed already. */
export async function closeProduct(
  db: Database,
  { enterpriseNum, productNo, by, now }: Closing,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('settle_product_closed')
    .values({ enterprise_num: enterpriseNum, product_no: productNo, closed_by: by, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Opens a product to an enterprise again. Returns false when it is open already. */
export async function openProduct(
  db: Database,
  { enterpriseNum, productNo }: Pick<Closing, 'enterpriseNum' | 'productNo'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('settle_product_closed')
    .where('enterprise_num', '=', enterpriseNum)
    .where('product_no', '=', productNo)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
