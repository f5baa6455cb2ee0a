import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'biCode',
      name: 'BI分析的预授权码',
      columns: ['bi_pre_authorisation.staff_no'],
      isRight: true,
      async list({ db }, staffNo) {
        const rows = await db
          .selectFrom('bi_pre_authorisation')
          .select('code_hash')
          .where('staff_no', '=', staffNo)
          .execute();
        return rows.map((_, at) => ({ no: String(at), name: '未使用的预授权码', link: '' }));
      },
      async end({ db }, staffNo) {
        await db.deleteFrom('bi_pre_authorisation').where('staff_no', '=', staffNo).execute();
      },
    },
  ],
  stays: {
    'bi_pre_authorisation.user_no': 'of the account; those of this enterprise end by the staff number',
  },
};
