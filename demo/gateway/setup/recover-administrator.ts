import { isOfAgencyAlone } from '../account-safety/password-link/agency-account';
import { createPasswordLink } from '../account-safety/password-link/link';
import type { DatabaseTransaction } from '../db/database';
import { holdAccount } from '../login/queries';
import { Fault, fieldsInvalid } from '../server/http/fault';

interface Recovery {
  enterpriseNum: string;
  /** Account name for an administrator who has none; ignored for others. */
  loginName: string | undefined;
  maker: string;
  /** The agency whose operator asks for it; null for the server's own command. */
  tmcNumber: string | null;
  now: Date;
}

interface RecoveryLink {
  staffNo: string;
  staffName: string;
  loginName: string;
  /** Phone of the account; '' for none. */
  phone: string;
  /** Below the gateway's address. */
  path: string;
  expiresAt: Date;
}

/**
 * Creates a link with which the main administrator of an enterprise sets a new password and loses their authenticator
 * app. Throws fieldsInvalid at `enterpriseNum` or `adminLoginName`, and administratorOfOthers for an agency when the account
 * also belongs to an enterprise of another one.
 */
export async function recoverAdministrator(
  tx: DatabaseTransaction,
  { enterpriseNum, loginName, maker, tmcNumber, now }: Recovery,
): Promise<RecoveryLink> {
  const found = await tx
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no', 's.staff_name', 's.staff_state', 'u.user_no', 'u.login_name', 'u.telephone'])
    .where('m.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (found === undefined) throw fieldsInvalid({ enterpriseNum: '没有该企业，或该企业没有主管理员' });
  if (found.staff_state !== 'active')
    throw fieldsInvalid({ enterpriseNum: `主管理员${found.staff_name}已停用或离职，请先更换主管理员` });
  const { user_no: userNo } = found;
  if ((await holdAccount(tx, userNo)).locked_at !== null)
    throw fieldsInvalid({
      enterpriseNum: `主管理员${found.staff_name}的账号归属正在核实，请先处理账号申诉`,
    });
  if (tmcNumber !== null && !(await isOfAgencyAlone(tx, userNo, tmcNumber)))
    throw new Fault('administratorOfOthers');
  const given = found.login_name ?? (await giveLoginName(tx, userNo, loginName));
  const link = await createPasswordLink(tx, { userNo, kind: 'recoverAccount', maker, tmcNumber, now });
  return {
    ...link,
    staffNo: found.staff_no,
    staffName: found.staff_name,
    loginName: given,
    phone: found.telephone,
  };
}

/** Passwords are for accounts with a name. */
async function giveLoginName(
  tx: DatabaseTransaction,
  userNo: string,
  loginName: string | undefined,
): Promise<string> {
  if (loginName === undefined) throw fieldsInvalid({ adminLoginName: '该管理员没有登录账号，请指定' });
  const other = await tx
    .selectFrom('app_user')
    .select('user_no')
    .where('login_name', '=', loginName)
    .executeTakeFirst();
  if (other !== undefined) throw fieldsInvalid({ adminLoginName: '该登录账号已被使用，请更换' });
  await tx.updateTable('app_user').set({ login_name: loginName }).where('user_no', '=', userNo).execute();
  return loginName;
}
