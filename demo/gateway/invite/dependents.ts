import { OBJECT } from '../../../src/contract/permission/objects';
import { isMaintainedDepartment } from '../address-book/scope';
import { findCaller } from '../permission/callers';
import type { Dependents } from '../server/dependent';

const HISTORY = 'says who joined, and who agreed to it';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'invitation',
      name: '未结束的邀请',
      columns: ['invitation.invited_by'],
      async list({ db, caller, now }, staffNo) {
        const rows = await db
          .selectFrom('invitation as i')
          .innerJoin('department as d', 'd.dept_no', 'i.dept_no')
          .select(['i.invitation_no', 'd.dept_name', 'i.uses', 'i.max_uses'])
          .where('i.enterprise_num', '=', caller.enterpriseNum)
          .where('i.invited_by', '=', staffNo)
          .where('i.withdrawn_at', 'is', null)
          .where('i.expires_at', '>', now)
          .whereRef('i.uses', '<', 'i.max_uses')
          .orderBy('i.invitation_no')
          .execute();
        return rows.map(({ invitation_no, dept_name, uses, max_uses }) => ({
          no: invitation_no,
          name: `加入${dept_name}，已使用${uses}/${max_uses}次`,
          link: '/addressBook/manage/enterpriseInvite',
        }));
      },
      async refusal({ db }, { successorNo }) {
        const found = await findCaller(db, successorNo);
        return found?.objects.has(OBJECT.editStaff) === true
          ? undefined
          : '该员工没有维护员工的权限，不能接替邀请，请另选接替人或结束邀请';
      },
      async handedOverBy({ db, caller }, nos) {
        const rows = await db
          .selectFrom('invitation')
          .select('invitation_no')
          .where('invitation_no', 'in', nos)
          .where(isMaintainedDepartment(caller, 'dept_no'))
          .execute();
        return rows.map(({ invitation_no }) => invitation_no);
      },
      async handOver({ db }, { successorNo, nos }) {
        await db
          .updateTable('invitation')
          .set({ invited_by: successorNo })
          .where('invitation_no', 'in', nos)
          .execute();
      },
      async end({ db, now }, _staffNo, nos) {
        await db
          .updateTable('invitation')
          .set({ withdrawn_at: now })
          .where('invitation_no', 'in', nos)
          .where('withdrawn_at', 'is', null)
          .execute();
      },
    },
  ],
  stays: {
    'join_application.decided_by': HISTORY,
    'join_application.staff_no': HISTORY,
    'invitation_use.staff_no': HISTORY,
    'invitation_proof.staff_no': HISTORY,
  },
};
