import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'agreementWhitelist',
      name: '航司协议白名单',
      columns: ['whitelist_staff.staff_no'],
      restsWhileStopped: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('whitelist_staff as m')
          .innerJoin('agreement_whitelist as w', 'w.whitelist_no', 'm.whitelist_no')
          .select(['m.record_no', 'w.agreement_name'])
          .where('m.enterprise_num', '=', caller.enterpriseNum)
          .where('m.staff_no', '=', staffNo)
          .orderBy('m.record_no')
          .execute();
        return rows.map(({ record_no, agreement_name }) => ({
          no: record_no,
          name: agreement_name,
          link: '/airManage/protocolWhitelistManage',
        }));
      },
      async end({ db }, _staffNo, nos) {
        await db.deleteFrom('whitelist_staff').where('record_no', 'in', nos).execute();
      },
    },
  ],
  stays: {},
};
