import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES, TMC } from '../seed/organisation';
import { agreementsOf, hotelStandardsOf, offersOf } from './demo/agreements';
import { insertProducts } from './products/insert';

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
    for (const { enterpriseNum } of ENTERPRISES) await insertProducts(tx, enterpriseNum);
    await tx.insertInto('hotel_standard').values(ENTERPRISES.flatMap(hotelStandardsOf)).execute();
    await tx
      .insertInto('agent_hotel_offer')
      .values(ENTERPRISES.flatMap((one) => offersOf(one, now)))
      .execute();
  },
};
