import { BOOKING_PRODUCTS } from '../../../../src/contract/hotel/booking-products';
import type { DatabaseTransaction } from '../../db/database';

/** Inserts the products of an enterprise, open to all staff; their page changes them and adds none. */
export async function insertProducts(tx: DatabaseTransaction, enterpriseNum: string): Promise<void> {
  await tx
    .insertInto('booking_product')
    .values(
      BOOKING_PRODUCTS.map((product, i) => ({
        product_key: `${enterpriseNum}-${product}`,
        enterprise_num: enterpriseNum,
        product,
        is_enable: true,
        is_all_staff: true,
        staff_nos: [],
        dept_nos: [],
        position_nos: [],
        sort_order: i + 1,
      })),
    )
    .execute();
}
