import type { DatabaseTransaction } from '../db/database';
import type { OpenContext } from '../server/http/implement';
import { logAccountEvent } from './account-log';
import './events';
import { deleteSessionsOf } from './queries';

/**
 * Gives an account to the owner of its phone when they prove it by a code for the first time: another person, who was
 * handed the agency's link, may have set its password, which ends with all sessions.
 */
export async function provePhone(
  tx: DatabaseTransaction,
  context: Pick<OpenContext, 'now' | 'ip' | 'device' | 'emit'>,
  userNo: string,
): Promise<void> {
  const { now, emit } = context;
  const proved = await tx
    .updateTable('app_user')
    .set({ is_phone_unproved: false })
    .where('user_no', '=', userNo)
    .where('is_phone_unproved', '=', true)
    .returning('password_hash')
    .executeTakeFirst();
  if (proved === undefined || proved.password_hash === null) return;
  await tx.updateTable('app_user').set({ password_hash: null }).where('user_no', '=', userNo).execute();
  await logAccountEvent(tx, { userNo, kind: 'passwordEnded' }, context, now);
  const told = { userNo, bounds: null };
  await emit({ db: tx, now }, 'user.signedOutEverywhere', told);
  await deleteSessionsOf(tx, told);
}
