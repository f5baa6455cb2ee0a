import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import type { Dependents } from '../server/dependent';
import { deleteSessionsIn } from './queries';

const ACCOUNT = 'of the account, which belongs to the person in every enterprise';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'session',
      name: '登录中的会话',
      columns: ['session.staff_no'],
      isRight: true,
      async list({ db }, staffNo) {
        const rows = await db
          .selectFrom('session')
          .select(['session_no', 'created_at'])
          .where('staff_no', '=', staffNo)
          .orderBy('created_at')
          .execute();
        return rows.map(({ session_no, created_at }) => ({
          no: session_no,
          name: `${shanghaiDateTime(created_at)}登录`,
          link: '',
        }));
      },
      end: ({ db }, staffNo) => deleteSessionsIn(db, staffNo),
    },
  ],
  stays: {
    'session.user_no':
      'their sessions in other enterprises; all end with the last one, with the account’s devices',
    'view_ticket.staff_no': 'lives for a minute, and opens nothing to an inactive person',
    'identity_sign_on.staff_no': 'lives for minutes, and opens nothing to an inactive person',
    'identity_binding.staff_no':
      'is theirs again when they come back, and lets no other person in until the agency releases it',
    'waiting_sign_in.user_no': ACCOUNT,
    'awaited_staff.staff_no': 'the invitation of a person who left before joining admits no person',
    'awaited_staff.added_by': 'says who added them',
    'login_origin.user_no': ACCOUNT,
    'account_event.user_no': ACCOUNT,
    'account_totp.user_no': ACCOUNT,
    'recovery_code.user_no': ACCOUNT,
  },
};
