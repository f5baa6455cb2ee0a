import type { WaitingOperatorSignIn } from '../../../../src/contract/agency/session';
import { refuseWeakPassword } from '../../account-safety/strength';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { limitLogins } from '../../login/credentials';
import { hashPassword } from '../../login/password';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { hashToken } from '../../server/http/token';
import { logAgency } from '../log/write';
import { forgetWrongCodes } from './attempts';
import { endOperatorSessions } from './session';
import { waitForOperatorCode } from './pending-sign-in';

/** The operator of a link that is still valid. Throws operatorLinkDead. */
export async function findOfLink(db: Database, token: string, now: Date) {
  const found = await db
    .selectFrom('agency_link as l')
    .innerJoin('agency_operator as o', 'o.operator_no', 'l.operator_no')
    .innerJoin('tmc as t', 't.tmc_number', 'o.tmc_number')
    .select(['o.operator_no', 'o.login_name', 'o.operator_name', 'o.phone', 'o.email', 'o.tmc_number'])
    .select('t.tmc_name')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now)
    .where('o.is_stopped', '=', false)
    .executeTakeFirst();
  if (found === undefined) throw new Fault('operatorLinkDead');
  return found;
}

/** Uses a link: new password, no second factor, no session. Throws operatorLinkDead, fieldsInvalid at `password`. */
export async function startByLink(
  context: OpenContext,
  { config }: Pick<AreaDeps, 'config'>,
  { token, password }: { token: string; password: string },
): Promise<WaitingOperatorSignIn> {
  const { db, now, ip: address } = context;
  await limitLogins(context, config.loginsPerMinute);
  const operator = await findOfLink(db, token, now);
  const { operator_no: operatorNo, login_name: loginName, operator_name: operatorName } = operator;
  const { phone: telephone, email, tmc_number: tmcNumber } = operator;
  refuseWeakPassword(password, { loginName, telephone, email, userName: operatorName });
  const hash = await hashPassword(password, config.passwordCost);
  return inTransaction(db, async (tx) => {
    // a concurrent request with the same link may have used it
    const link = await tx
      .deleteFrom('agency_link')
      .where('token_hash', '=', hashToken(token))
      .returning('made_by_no')
      .executeTakeFirst();
    if (link === undefined) throw new Fault('operatorLinkDead');
    await tx
      .updateTable('agency_operator')
      .set({ password_hash: hash, link_by_no: link.made_by_no, link_used_at: now })
      .where('operator_no', '=', operatorNo)
      .execute();
    await tx.deleteFrom('agency_totp').where('operator_no', '=', operatorNo).execute();
    await endOperatorSessions(tx, operatorNo);
    // wrong codes of the former app must not keep the new one out
    await forgetWrongCodes(tx, operatorNo);
    const entry = { call: 'start', enterpriseNum: null, subject: operatorNo, summary: '通过链接设置密码' };
    await logAgency(tx, { ...entry, tmcNumber, operatorNo, operatorName, address, now });
    return waitForOperatorCode(tx, config, { operatorNo, loginName, now });
  });
}
