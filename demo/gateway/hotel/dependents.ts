import { sql } from 'kysely';
import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'bookingProduct',
      name: '单独开放的预订产品',
      columns: ['booking_product.staff_nos'],
      restsWhileStopped: true,
      async list({ db, caller }, staffNo) {
        const { rows } = await sql<{ no: string; name: string }>`select product_key as no, product as name
          from booking_product where enterprise_num = ${caller.enterpriseNum} and ${staffNo} = any(staff_nos)
          order by sort_order`.execute(db);
        return rows.map((one) => ({ ...one, link: '/StandsSetProdukts/produktsList' }));
      },
      async end({ db, now }, staffNo, nos) {
        await sql`update booking_product set staff_nos = array_remove(staff_nos, ${staffNo}), version = version + 1,
            modified_at = ${now} where product_key = any(${[...nos]}::text[])`.execute(db);
      },
    },
  ],
  stays: {},
};
