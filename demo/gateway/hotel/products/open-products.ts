import type { BookingProduct } from '../../../../src/contract/hotel/booking-products';
import type { Database } from '../../db/database';

/** Is a kind of product booked in the enterprise at all? One that it has said nothing of is. */
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
