import type { alterIdentityProvider } from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { domainProblem } from '../../../../src/domain/single-sign-on/hint';
import type { Database } from '../../db/database';
import { findOrdinaryRoles } from '../../permission/ordinary-roles';
import type { GatewayConfig } from '../../server/config';
import { fieldsInvalid } from '../../server/http/fault';
import { outwardAddresses } from '../../server/outward/networks';
import { findHeld, lockDomains } from './domains/queries';

type Fields = Omit<ParsedBodyOf<typeof alterIdentityProvider>, 'providerNo' | 'revision'>;

/** Throws fieldsInvalid for settings that cannot be, are not of the enterprise, or belong to another one. */
export async function checkFields(
  tx: Database,
  config: Pick<GatewayConfig, 'identityNetworks'>,
  { enterpriseNum, providerNo }: { enterpriseNum: string; providerNo: string },
  fields: Fields,
): Promise<void> {
  const problems = {
    ...issuerProblem(config, fields.issuer),
    ...(await domainProblems(tx, providerNo, fields.domainList)),
    ...(fields.matchedField === 'email' && fields.domainList.length === 0
      ? { domainList: '按邮箱识别员工时，请填写企业邮箱域名' }
      : {}),
    ...claimProblem(fields),
    ...(await placeProblems(tx, enterpriseNum, fields)),
  };
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
}

function issuerProblem({ identityNetworks }: Pick<GatewayConfig, 'identityNetworks'>, issuer: string) {
  const url = URL.parse(issuer);
  if (url === null) return { issuer: '请输入完整的地址，示例：https://login.example.com/realms/travel' };
  const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  const mayBePlain = isLocal && outwardAddresses(identityNetworks)('127.0.0.1');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayBePlain))
    return { issuer: '签发方地址必须以 https:// 开头' };
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.search !== '')
    return { issuer: '签发方地址不能包含账号、参数或片段' };
  if (url.pathname.includes('/.well-known/')) return { issuer: '请输入签发方地址，不含 /.well-known/ 部分' };
  return {};
}

/** Providers state only of their claims `email` and `phone_number` whether they have verified them. */
function claimProblem({ matchedField, matchedClaim, trustsMail }: Fields) {
  if (matchedField === 'phone' && matchedClaim !== 'phone_number')
    return { matchedClaim: '按手机号识别员工时，声明只能是 phone_number' };
  if (matchedField === 'email' && matchedClaim !== 'email' && !trustsMail)
    return { matchedClaim: '声明不是 email 时，须信任提供方的邮箱' };
  return {};
}

const DOMAIN_TEXTS = {
  malformed: (domain: string) => `邮箱域名${domain}格式不正确，示例：example.com`,
  public: (domain: string) => `${domain}是公共邮箱或公共域名后缀，不能作为企业邮箱域名`,
};

async function domainProblems(tx: Database, providerNo: string, domains: readonly string[]) {
  const wrong = domains.find((domain) => domainProblem(domain) !== undefined);
  if (wrong !== undefined) return { domainList: DOMAIN_TEXTS[domainProblem(wrong) ?? 'malformed'](wrong) };
  if (domains.length === 0) return {};
  await lockDomains(tx);
  const held = await findHeld(tx, providerNo, domains);
  return held === undefined ? {} : { domainList: `邮箱域名${held}已由其他企业使用` };
}

async function placeProblems(
  tx: Database,
  enterpriseNum: string,
  { unknownRule, deptNo, positionNo, roleNo }: Fields,
): Promise<Record<string, string>> {
  if (unknownRule === 'tell') return {};
  const department = await tx
    .selectFrom('department')
    .select('dept_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('dept_no', '=', deptNo)
    .executeTakeFirst();
  const position = await tx
    .selectFrom('job_position')
    .select('position_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('position_no', '=', positionNo)
    .executeTakeFirst();
  const role = (await findOrdinaryRoles(tx, enterpriseNum)).find(({ no }) => no === roleNo);
  return {
    ...(department === undefined && { deptNo: '请选择该企业的部门' }),
    ...(position === undefined && { positionNo: '请选择该企业的职位' }),
    ...(role === undefined && { roleNo: '请选择该企业没有管理员权限的角色' }),
  };
}
