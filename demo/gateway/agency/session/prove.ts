import { inTransaction } from '../../db/transaction';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OperatorContext, SignedInOperator } from '../../server/http/operator';
import { MINUTE } from '../../server/limits/allowance';
import { spendOperatorCode } from './attempts';
import { logRefused } from './log-session';
import { takeOperatorCode } from './second-factor';
import '../schema';

const FRESH_MS = 10 * MINUTE;

/** Stores a fresh code of the app with the caller's session. Throws operatorCodeWrong, operatorLocked, operatorGuarded. */
export async function prove(
  context: Omit<OperatorContext, 'record'>,
  { config }: Pick<AreaDeps, 'config'>,
  { code }: { code: string },
): Promise<object> {
  const { db, now, operator } = context;
  const { operatorNo, tokenHash } = operator;
  const tried = await spendOperatorCode(context, operator);
  const isRight = await inTransaction(db, async (tx) => {
    if (!(await takeOperatorCode(tx, config, { operatorNo, code, now }))) return false;
    await tx
      .updateTable('agency_session')
      .set({ proved_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
    return true;
  });
  if (!isRight) {
    await logRefused(context, operator, '验证码错误');
    throw new Fault('operatorCodeWrong');
  }
  await tried.giveBack();
  return {};
}

/** Throws operatorProofNeeded without a fresh code: an unattended session must not give others access. */
export function requireFreshCode({ provedAt, requestedAt }: SignedInOperator): void {
  if (provedAt === null || requestedAt.getTime() - provedAt.getTime() > FRESH_MS)
    throw new Fault('operatorProofNeeded');
}
