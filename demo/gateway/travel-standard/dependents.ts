import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'travelStandard',
      name: '个人差旅标准',
      columns: ['travel_standard.staff_no'],
      restsWhileStopped: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('travel_standard')
          .select(['standard_no', 'standard_name'])
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where('staff_no', '=', staffNo)
          .orderBy('standard_no')
          .execute();
        return rows.map(({ standard_no, standard_name }) => ({
          no: standard_no,
          name: standard_name,
          link: '/standard/standardList',
        }));
      },
      async end({ db }, _staffNo, nos) {
        await db.deleteFrom('travel_standard').where('standard_no', 'in', nos).execute();
      },
    },
  ],
  stays: {},
};
