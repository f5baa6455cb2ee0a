import { hashToken } from '../../../demo/gateway/server/token';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import type { TestGateway } from './harness';

type Where = Pick<TestGateway, 'db' | 'clock'>;

/** The session has just proved its user: asking for a code each time would cost a minute of the clock. */
export async function proveSession({ db, clock }: Where, as: string): Promise<void> {
  await db
    .insertInto('session_proof')
    .values({ token_hash: hashToken(as), factor: 'password', proved_at: clock.now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'factor']).doUpdateSet({ proved_at: clock.now }),
    )
    .execute();
}

/** The session proves nothing any more. */
export async function forgetProofs({ db }: Pick<Where, 'db'>, as: string): Promise<void> {
  await db.deleteFrom('session_proof').where('token_hash', '=', hashToken(as)).execute();
}

/** Gives a member of staff the role of administrators while something is done. */
export async function withAdmin(
  { db }: Pick<Where, 'db'>,
  staffNo: string,
  work: () => Promise<void>,
): Promise<void> {
  const enterprise_num = '100001';
  const role_no = roleNo(enterprise_num, 'admin');
  await db.insertInto('staff_role').values({ enterprise_num, staff_no: staffNo, role_no }).execute();
  try {
    await work();
  } finally {
    await db
      .deleteFrom('staff_role')
      .where('staff_no', '=', staffNo)
      .where('role_no', '=', role_no)
      .execute();
  }
}
