import type { ParsedBodyOf } from '../../../../src/contract/call';
import { alterOwnPassword } from '../../../../src/contract/agency/session';
import { refuseWeakPassword } from '../../account-safety/strength';
import { inTransaction } from '../../db/transaction';
import { hashPassword } from '../../login/password';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { nameOfCall, type OperatorContext } from '../../server/http/operator';
import { logAgency } from '../log/write';
import { assertStillChecked, checkOperatorPassword, spendOperatorCode } from './attempts';
import { logRefused } from './log-session';
import { takeOperatorCode } from './second-factor';
import { endOperatorSessions } from './session';

/**
 * Changes the caller's own password. The maker of their link stays on record, because they may know the app. Throws
 * fieldsInvalid at `formerPassword` or `password`, operatorCodeWrong and the faults of limits.
 */
export async function changeOwnPassword(
  context: Omit<OperatorContext, 'record'>,
  { config }: Pick<AreaDeps, 'config'>,
  { formerPassword, password, code }: ParsedBodyOf<typeof alterOwnPassword>,
): Promise<object> {
  const { db, now, operator, ip: address } = context;
  const { operatorNo, operatorName, loginName, tmcNumber, tokenHash } = operator;
  const checked = await checkOperatorPassword(context, config, { loginName, password: formerPassword }).catch(
    atField,
  );
  const { phone: telephone, email } = await db
    .selectFrom('agency_operator')
    .select(['phone', 'email'])
    .where('operator_no', '=', operatorNo)
    .executeTakeFirstOrThrow();
  refuseWeakPassword(password, { loginName, telephone, email, userName: operatorName });
  if (password === formerPassword) throw fieldsInvalid({ password: '新密码不能与原密码相同' });
  const hash = await hashPassword(password, config.passwordCost);
  const tried = await spendOperatorCode(context, operator);
  const isRight = await inTransaction(db, async (tx) => {
    await assertStillChecked(tx, config, { ...checked, password: formerPassword }).catch(atField);
    if (!(await takeOperatorCode(tx, config, { operatorNo, code, now }))) return false;
    await tx
      .updateTable('agency_operator')
      .set({ password_hash: hash })
      .where('operator_no', '=', operatorNo)
      .execute();
    await tx.deleteFrom('agency_link').where('operator_no', '=', operatorNo).execute();
    await endOperatorSessions(tx, operatorNo, tokenHash);
    const entry = { call: nameOfCall(alterOwnPassword), enterpriseNum: null, subject: operatorNo };
    const summary = '修改登录密码，其他登录已失效';
    await logAgency(tx, { ...entry, summary, tmcNumber, operatorNo, operatorName, address, now });
    return true;
  });
  if (!isRight) {
    await logRefused(context, operator, '修改密码时验证码错误');
    throw new Fault('operatorCodeWrong');
  }
  await tried.giveBack();
  return {};
}

/** A wrong former password is told at its field; the text of the sign-in names the account, too. */
function atField(error: unknown): never {
  if (error instanceof Fault && error.fault === 'operatorSignInWrong')
    throw fieldsInvalid({ formerPassword: '原密码错误' });
  throw error;
}
