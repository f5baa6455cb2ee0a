import type {
  addIdentityProvider,
  alterIdentityProvider,
  setIdentitySecret,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { endLocalSessions } from '../../login/single-sign-on/local-ways';
import { secretColumns } from '../../login/single-sign-on/seal';
import { endSignOnSessions } from '../../login/single-sign-on/sessions';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { newNumber } from '../../server/new-number';
import { holdEnterprise } from '../enterprises/queries';
import { requireFreshCode } from '../session/prove';
import { checkFields } from './check';
import { putDomains } from './domains/queries';
import { domainsOf, lockProvider } from './queries';

type Config = Pick<GatewayConfig, 'factorSecret' | 'identityNetworks'>;
type Fields = Omit<ParsedBodyOf<typeof alterIdentityProvider>, 'providerNo' | 'revision'>;

const columnsOf = (fields: Fields) => {
  const makes = fields.unknownRule === 'make';
  return {
    display_name: fields.displayName,
    issuer: fields.issuer,
    client_id: fields.clientId,
    scopes: fields.scopes,
    matched_field: fields.matchedField,
    matched_claim: fields.matchedClaim,
    trusts_mail: fields.trustsMail,
    acr: fields.acr,
    skips_second_step: fields.skipsSecondStep,
    unknown_rule: fields.unknownRule,
    dept_no: makes ? fields.deptNo : null,
    position_no: makes ? fields.positionNo : null,
    role_no: makes ? fields.roleNo : null,
    dept_claim: makes ? fields.deptClaim : '',
    role_claim: makes ? fields.roleClaim : '',
    forbids_local: fields.forbidsLocal,
    spares_main_manager: fields.sparesMainManager,
  };
};

/** Throws operatorProofNeeded, agencyEnterpriseUnknown, identityProviderTaken, fieldsInvalid. */
export async function add(
  { db, now, operator, record }: OperatorContext,
  config: Config,
  { enterpriseNum, clientSecret, ...fields }: ParsedBodyOf<typeof addIdentityProvider>,
): Promise<ResultOf<typeof addIdentityProvider>> {
  requireFreshCode(operator);
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  const providerNo = newNumber('IP', now);
  await checkFields(db, config, { enterpriseNum, providerNo }, fields);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_provider')
    .values({
      ...columnsOf(fields),
      ...secretColumns(config, providerNo, clientSecret, now),
      provider_no: providerNo,
      enterprise_num: enterpriseNum,
      made_at: now,
      made_by: operator.operatorNo,
    })
    .onConflict((conflict) => conflict.column('enterprise_num').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Fault('identityProviderTaken');
  await putDomains(db, providerNo, fields.domainList);
  const summary = `为${entName}新增单点登录“${fields.displayName}”，${wordsOf(fields).join('，')}，${clientSecret === '' ? '公共客户端' : '有客户端密钥'}`;
  await record({ enterpriseNum, subject: providerNo, summary });
  return { providerNo };
}

/**
 * Another issuer or client ends the sessions of the former one. Throws operatorProofNeeded, identityProviderUnknown,
 * identityProviderChanged, fieldsInvalid.
 */
export async function alter(
  { db, operator, record }: OperatorContext,
  config: Config,
  { providerNo, revision, ...fields }: ParsedBodyOf<typeof alterIdentityProvider>,
): Promise<object> {
  requireFreshCode(operator);
  const before = await lockProvider(db, operator, { providerNo, revision });
  const { enterprise_num: enterpriseNum, ent_name: entName } = before;
  await checkFields(db, config, { enterpriseNum, providerNo }, fields);
  const former = await domainsOf(db, [providerNo]);
  await db
    .updateTable('identity_provider')
    .set({ ...columnsOf(fields), version: revision + 1 })
    .where('provider_no', '=', providerNo)
    .execute();
  await putDomains(db, providerNo, fields.domainList);
  const isOther = before.issuer !== fields.issuer || before.client_id !== fields.clientId;
  const ended = isOther ? await endSignOnSessions(db, providerNo) : 0;
  const locked = before.is_on && fields.forbidsLocal ? await endLocalSessions(db, enterpriseNum) : 0;
  const formerWords = wordsOf({
    displayName: before.display_name,
    issuer: before.issuer,
    clientId: before.client_id,
    domainList: former.map(({ domain }) => domain),
    scopes: before.scopes,
    matchedField: before.matched_field,
    matchedClaim: before.matched_claim,
    trustsMail: before.trusts_mail,
    acr: before.acr,
    skipsSecondStep: before.skips_second_step,
    unknownRule: before.unknown_rule,
    deptNo: before.dept_no ?? '',
    positionNo: before.position_no ?? '',
    roleNo: before.role_no ?? '',
    deptClaim: before.dept_claim,
    roleClaim: before.role_claim,
    forbidsLocal: before.forbids_local,
    sparesMainManager: before.spares_main_manager,
  });
  const changes = wordsOf(fields).filter((word) => !formerWords.includes(word));
  const end = ended + locked > 0 ? `；结束登录${ended + locked}个` : '';
  const summary = `修改${entName}的单点登录：${changes.join('，') || '无变化'}${end}`;
  await record({ enterpriseNum, subject: providerNo, summary });
  return {};
}

/** Throws operatorProofNeeded, identityProviderUnknown, identityProviderChanged. */
export async function setSecret(
  { db, now, operator, record }: OperatorContext,
  config: Config,
  { providerNo, revision, clientSecret }: ParsedBodyOf<typeof setIdentitySecret>,
): Promise<object> {
  requireFreshCode(operator);
  const { enterprise_num, ent_name } = await lockProvider(db, operator, { providerNo, revision });
  const columns = secretColumns(config, providerNo, clientSecret, now);
  await db
    .updateTable('identity_provider')
    .set({ ...columns, version: revision + 1 })
    .where('provider_no', '=', providerNo)
    .execute();
  const word =
    clientSecret === '' ? '改为公共客户端，删除密钥' : `更换客户端密钥（指纹尾号${columns.fingerprint}）`;
  const summary = `${ent_name}的单点登录：${word}`;
  await record({ enterpriseNum: enterprise_num, subject: providerNo, summary });
  return {};
}

const FIELD_WORDS = { jobNo: '员工编号', email: '邮箱', phone: '手机号' } as const;

/** Settings in words of the log, without secrets. */
const wordsOf = (fields: Fields): string[] => [
  `显示名称${fields.displayName}`,
  `签发方${fields.issuer}`,
  `客户端编号${fields.clientId}`,
  `邮箱域名${fields.domainList.join('、') || '无'}`,
  `范围${fields.scopes}`,
  `按${FIELD_WORDS[fields.matchedField]}识别（声明${fields.matchedClaim}${fields.trustsMail ? '，信任邮箱' : ''}）`,
  `验证级别${fields.acr || '不限'}`,
  fields.skipsSecondStep ? '提供方已双重验证时免二次验证' : '不免二次验证',
  fields.unknownRule === 'tell'
    ? '未知人员：提示'
    : `未知人员：自动添加（部门${fields.deptNo}，职位${fields.positionNo}，角色${fields.roleNo}${fields.deptClaim && `，部门声明${fields.deptClaim}`}${fields.roleClaim && `，角色声明${fields.roleClaim}`}）`,
  fields.forbidsLocal ? `禁止本地登录${fields.sparesMainManager ? '，主管理员除外' : ''}` : '允许本地登录',
];
