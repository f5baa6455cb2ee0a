import type { BookingProduct } from '../../../../src/contract/hotel/booking-products';
import type { Database } from '../../db/database';

/** Returns whether the enterprise books a kind of product at all; true without a setting. */
export async function isProductOpen(
  db: Database,
  enterpriseNum: string,
  product: BookingProduct,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking_product')
    .select('is_enable')
    .where('enterprise_num', '=', enterpriseNum)
    .where('product', '=', product)
    .executeTakeFirst();
  return found?.is_enable ?? true;
}
