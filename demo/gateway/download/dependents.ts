import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'export',
      name: '导出任务和文件',
      columns: ['export_job.staff_no'],
      isRight: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('export_job')
          .select(['export_no', 'file_name'])
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where('staff_no', '=', staffNo)
          .where('export_state', '!=', 'removed')
          .orderBy('asked_at')
          .execute();
        return rows.map(({ export_no, file_name }) => ({ no: export_no, name: file_name, link: '' }));
      },
      async end({ db, now }, _staffNo, nos) {
        await db
          .updateTable('export_job')
          .set({ export_state: 'removed', failure: null, expires_at: now })
          .where('export_no', 'in', nos)
          .execute();
      },
    },
  ],
  stays: {},
};
