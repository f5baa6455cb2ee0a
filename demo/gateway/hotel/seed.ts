import type { DemoSeed } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';

/** What the agency sets for all of its clients, and one of them for itself: settings of the hotel page. */
const OF_AGENCY = { 'YHWZ-JDH5CZQX-010701': true, 'YHWZ-JDH5CZQX-030501': true };
const OF_CLIENT = { 'YHWZ-JDH5CZQX-050401': true, 'YHWZ-JDH5CZQX-050402': true };

export const seed: DemoSeed = {
  after: ['enterprise'],
  async insert({ tx }) {
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
  },
};
