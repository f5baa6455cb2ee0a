import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  addEnterprise,
  AdministratorLink,
  renewAdministratorLink,
} from '../../../../src/contract/agency/enterprise-setup';
import { transactionOf } from '../../db/transaction';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { createEnterprise } from '../../setup/create-enterprise';
import { recoverAdministrator } from '../../setup/recover-administrator';
import { requireFreshCode } from '../session/prove';
import { holdEnterprise } from './queries';

/** Maker of links in the log of accounts. */
const MAKER = '差旅服务商后台';

/** Throws forbidden for monthly terms of an operator who does not manage contracts, and fieldsInvalid. */
export async function add(
  { db, now, operator, record }: OperatorContext,
  values: ParsedBodyOf<typeof addEnterprise>,
  publicUrl: string,
): Promise<ResultOf<typeof addEnterprise>> {
  if (values.monthly !== null && !operator.rights.has('manageContracts')) throw new Fault('forbidden');
  const { tmcNumber } = operator;
  const { enterpriseNum, link } = await createEnterprise(transactionOf(db), {
    tmcNumber,
    values,
    maker: MAKER,
    now,
  });
  const terms = values.monthly === null ? '预付' : '月结';
  const kind = values.isSandbox ? '沙箱企业' : '企业';
  const summary = `新增${kind}${values.entName}（${terms}），主管理员${values.adminName}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return { enterpriseNum, adminName: values.adminName, link: linkOf(link, publicUrl) };
}

/** Throws operatorProofNeeded, agencyEnterpriseUnknown, administratorOfOthers, administratorUnable, and fieldsInvalid at `adminLoginName`. */
export async function renewLink(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, adminLoginName }: ParsedBodyOf<typeof renewAdministratorLink>,
  publicUrl: string,
): Promise<ResultOf<typeof renewAdministratorLink>> {
  requireFreshCode(operator);
  await holdEnterprise(db, operator, enterpriseNum);
  const { staffNo, staffName, loginName, ...link } = await recoverAdministrator(transactionOf(db), {
    enterpriseNum,
    loginName: adminLoginName === '' ? undefined : adminLoginName,
    maker: MAKER,
    tmcNumber: operator.tmcNumber,
    now,
  }).catch(refuse);
  const summary = `为主管理员${staffName}（${loginName}）生成重设密码的链接`;
  await record({ enterpriseNum, subject: staffNo, summary });
  return { adminName: staffName, loginName, link: linkOf(link, publicUrl) };
}

const linkOf = (
  { path, expiresAt }: { path: string; expiresAt: Date },
  publicUrl: string,
): AdministratorLink => ({ url: publicUrl + path, expireTime: expiresAt.toISOString() });

/** The form has no field for the enterprise, so its message is that of the refusal. */
function refuse(error: unknown): never {
  if (error instanceof Fault && error.fault === 'fieldsInvalid') {
    const { fields } = error.result as { fields: Record<string, string> };
    if (fields['enterpriseNum'] !== undefined)
      throw new Fault('administratorUnable', fields['enterpriseNum']);
  }
  throw error;
}
