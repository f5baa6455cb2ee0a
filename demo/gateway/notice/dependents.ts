import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'approvalLink',
      name: '邮件中的审批链接',
      columns: ['approval_link.staff_no'],
      isRight: true,
      async list({ db, now }, staffNo) {
        const rows = await db
          .selectFrom('approval_link')
          .select(['notice_no', 'apply_id'])
          .where('staff_no', '=', staffNo)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .orderBy('notice_no')
          .execute();
        return rows.map(({ notice_no, apply_id }) => ({ no: String(notice_no), name: apply_id, link: '' }));
      },
      async end({ db }, staffNo) {
        await db
          .deleteFrom('approval_link')
          .where('staff_no', '=', staffNo)
          .where('used_at', 'is', null)
          .execute();
      },
    },
  ],
  stays: {
    'notice.staff_no': 'notices to them, which they no longer read',
    'notice_way_choice.staff_no': 'their own choice',
  },
};
