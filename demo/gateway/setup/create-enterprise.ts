import { sql } from 'kysely';
import type { NewEnterprise } from '../../../src/contract/enterprise/new-enterprise';
import { taxNoProblem } from '../../../src/domain/cost-center/tax-number';
import { createPasswordLink } from '../account-safety/password-link/link';
import { TAX_NO_PROBLEMS } from '../cost-center/objects/check-save';
import type { DatabaseTransaction } from '../db/database';
import { gather } from '../gather';
import { inOrder } from '../in-order';
import { lockPhones } from '../login/lock-phones';
import { fieldsInvalid } from '../server/http/fault';
import { newNumber } from '../server/new-number';
import { firstNumbers, type NewEnterprisePart } from '../server/enterprise-part';
import { findEnterprise } from './find-enterprise';

interface Creation {
  tmcNumber: string;
  values: NewEnterprise;
  /** Name of the command or the portal, for the log of the administrator's account. */
  maker: string;
  now: Date;
}

interface CreatedEnterprise {
  enterpriseNum: string;
  /** Staff number of the main administrator. */
  staffNo: string;
  /** Link with which the main administrator sets their password; its path below the gateway's address. */
  link: { path: string; expiresAt: Date };
}

/** First number of an installation. */
const FIRST_NUMBER = 100_001;
const FILE = /^(.+)\/new-enterprise\.ts$/;

/**
 * Creates an enterprise with its main administrator and the first rows of all areas. The administrator gets an account of
 * their own, without the phone if another account has it, so that a phone that is named never touches the account of its
 * owner. Other creations wait until the transaction ends. Throws fieldsInvalid at the fields of `values`.
 */
export async function createEnterprise(
  tx: DatabaseTransaction,
  { tmcNumber, values, maker, now }: Creation,
): Promise<CreatedEnterprise> {
  await sql`select pg_advisory_xact_lock(hashtext('new enterprise'))`.execute(tx);
  await lockPhones(tx, [values.adminPhone]);
  const owner = await tx
    .selectFrom('app_user')
    .select('user_no')
    .where('telephone', '=', values.adminPhone)
    .executeTakeFirst();
  await refuseWrong(tx, { tmcNumber, values });
  const enterpriseNum = await nextEnterpriseNum(tx);
  const administrator = {
    userNo: newNumber('U', now),
    staffNo: `${enterpriseNum}0001`,
    accountPhone: owner === undefined ? values.adminPhone : '',
  };
  const numbers = firstNumbers(enterpriseNum);
  for (const part of await parts())
    await part.insert({ tx, now, tmcNumber, enterpriseNum, values, administrator, numbers });
  const { userNo, staffNo } = administrator;
  const link = await createPasswordLink(tx, { userNo, kind: 'setPassword', maker, tmcNumber, now });
  return { enterpriseNum, staffNo, link };
}

async function refuseWrong(
  tx: DatabaseTransaction,
  { tmcNumber, values }: Pick<Creation, 'tmcNumber' | 'values'>,
): Promise<void> {
  const fields: Record<string, string> = {};
  const same = await findEnterprise(tx, { tmcNumber, entName: values.entName });
  if (same !== undefined) fields['entName'] = `已有同名企业，编号${same.enterpriseNum}`;
  const problem = taxNoProblem(values.taxNo);
  if (problem !== undefined) fields['taxNo'] = TAX_NO_PROBLEMS[problem];
  if (await isTaken(tx, values.adminLoginName)) fields['adminLoginName'] = '该登录账号已被使用，请更换';
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

const isTaken = async (tx: DatabaseTransaction, loginName: string): Promise<boolean> =>
  (await tx
    .selectFrom('app_user')
    .select('user_no')
    .where('login_name', '=', loginName)
    .executeTakeFirst()) !== undefined;

/** Six digits; numbers that another system has given do not count. */
async function nextEnterpriseNum(tx: DatabaseTransaction): Promise<string> {
  const { rows } = await sql<{ last: number | null }>`
    select max(enterprise_num::int) as last from enterprise where enterprise_num ~ '^[1-9][0-9]{5}$'`.execute(
    tx,
  );
  return String((rows[0]?.last ?? FIRST_NUMBER - 1) + 1);
}

async function parts(): Promise<NewEnterprisePart[]> {
  const modules = await gather(FILE);
  return inOrder(
    new Map(
      modules.map(({ path, module }) => {
        const { newEnterprise } = module as { newEnterprise?: NewEnterprisePart };
        if (newEnterprise === undefined) throw new Error(`${path} exports no part of an enterprise`);
        return [FILE.exec(path)?.[1] ?? path, newEnterprise] as const;
      }),
    ),
  );
}
