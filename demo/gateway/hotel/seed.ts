import { BOOKING_PRODUCTS } from '../../../src/contract/hotel/booking-products';
import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES, TMC, type DemoEnterprise } from '../seed/organisation';
import { agreementsOf, hotelStandardsOf, offersOf } from './demo/agreements';

/** Settings of the hotel page by the agency for all its clients, and by one client for itself. */
const OF_AGENCY = { 'YHWZ-JDH5CZQX-010701': true, 'YHWZ-JDH5CZQX-030501': true };
const OF_CLIENT = { 'YHWZ-JDH5CZQX-050401': true, 'YHWZ-JDH5CZQX-050402': true };

export const seed: DemoSeed = {
  after: ['staff', 'travel-standard'],
  async insert({ tx, now }) {
    await tx
      .insertInto('custom_object_default')
      .values(
        Object.entries(OF_AGENCY).map(([object_no, is_enable]) => ({
          tmc_number: TMC.tmcNumber,
          object_no,
          is_enable,
        })),
      )
      .execute();
    await tx
      .insertInto('custom_object_setting')
      .values(
        Object.entries(OF_CLIENT).map(([object_no, is_enable]) => ({
          enterprise_num: '100002',
          object_no,
          is_enable,
        })),
      )
      .execute();
    await tx
      .insertInto('hotel_agreement')
      .values(ENTERPRISES.flatMap((one) => agreementsOf(one, now)))
      .execute();
    await tx.insertInto('booking_product').values(ENTERPRISES.flatMap(productsOf)).execute();
    await tx.insertInto('hotel_standard').values(ENTERPRISES.flatMap(hotelStandardsOf)).execute();
    await tx
      .insertInto('agent_hotel_offer')
      .values(ENTERPRISES.flatMap((one) => offersOf(one, now)))
      .execute();
  },
};

const productsOf = ({ enterpriseNum }: DemoEnterprise) =>
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
  }));
