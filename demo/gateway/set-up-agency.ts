import { sql } from 'kysely';
import * as v from 'valibot';
import { SiteHost } from '../../src/contract/agency/platform/sites';
import { LoginName } from '../../src/contract/enterprise/new-enterprise';
import { plainName, plainPhone } from '../../src/domain/typed/typed';
import { logAgency } from './agency/log/write';
import { createOperator } from './agency/operators/create';
import { createOperatorLink, type OperatorLink } from './agency/operators/link';
import type { Database, DatabaseTransaction } from './db/database';
import { fieldsInvalid } from './server/http/fault';
import { ensureWebsite } from './website/ensure-website';

/** Name of commands in the agency's log. */
export const COMMAND = { name: '命令行', call: 'setup' } as const;

const name = (label: string, most: number) =>
  v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(`请输入${label}`),
    v.maxLength(most, `${label}不能超过${most}个字`),
  );

/** An agency with its website and its first operator. */
export const NewAgency = v.object({
  agencyNumber: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[A-Z0-9]{3,20}$/, '服务商编号为3至20位大写字母和数字'),
  ),
  agencyName: name('服务商名称', 100),
  websiteHost: SiteHost,
  websiteName: name('网站名称', 40),
  websiteLogo: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, '标志地址不能超过500个字符'),
    v.regex(/^$|^https:\/\/\S+$|^\/(?!\/)\S*$/, '标志应为https地址，或以/开头的本站路径'),
  ),
  operatorName: name('操作员姓名', 60),
  operatorLogin: LoginName,
  operatorPhone: v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.regex(/^$|^1[3-9]\d{9}$/, '请输入11位手机号码'),
  ),
  operatorEmail: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.EMAIL_REGEX.test(text), '请输入正确的邮箱地址'),
  ),
});
export type NewAgency = v.InferOutput<typeof NewAgency>;

/** Existing agency and its parts, which a setup leaves as they are. */
export interface KnownAgency {
  tmcNumber: string;
  tmcName: string;
  hosts: string[];
  /** Account names. */
  operators: string[];
}

/** The agencies of a database. */
export async function findAgencies(db: Database): Promise<KnownAgency[]> {
  const agencies = await db.selectFrom('tmc').selectAll().orderBy('tmc_number').execute();
  const hosts = await db.selectFrom('website').select(['tmc_number', 'host']).orderBy('host').execute();
  const operators = await db
    .selectFrom('agency_operator')
    .select(['tmc_number', 'login_name'])
    .orderBy('made_at')
    .execute();
  return agencies.map(({ tmc_number, tmc_name }) => ({
    tmcNumber: tmc_number,
    tmcName: tmc_name,
    hosts: hosts.flatMap((one) => (one.tmc_number === tmc_number ? [one.host] : [])),
    operators: operators.flatMap((one) => (one.tmc_number === tmc_number ? [one.login_name] : [])),
  }));
}

/** Parts of an agency to make; absent ones are not wanted. */
export interface AgencyParts {
  agency: Pick<NewAgency, 'agencyNumber' | 'agencyName'>;
  website?: Pick<NewAgency, 'websiteHost' | 'websiteName' | 'websiteLogo'> | undefined;
  operator?:
    | (Pick<NewAgency, 'operatorName' | 'operatorLogin' | 'operatorPhone' | 'operatorEmail'> & {
        /** Wanted only because the agency had none; not made when another setup has made one meanwhile. */
        isFirst: boolean;
      })
    | undefined;
}

interface AgencyOutcome {
  tmcNumber: string;
  tmcName: string;
  isAgencyMade: boolean;
  isWebsiteMade: boolean;
  /** Parts that existed, and stay as they are. */
  found: Pick<KnownAgency, 'hosts' | 'operators'>;
  /** Link of a new operator. */
  link: OperatorLink | undefined;
}

/**
 * Creates those parts of an agency that do not exist, and logs them. Other setups wait until the transaction ends. Throws
 * fieldsInvalid at `websiteHost` or `operatorLogin` for one of another agency.
 */
export async function setUpAgency(
  tx: DatabaseTransaction,
  { agency, website, operator }: AgencyParts,
  now: Date,
): Promise<AgencyOutcome> {
  await sql`select pg_advisory_xact_lock(hashtext('setup of an agency'))`.execute(tx);
  const { agencyNumber: tmcNumber } = agency;
  const all = await findAgencies(tx);
  const known = all.find((one) => one.tmcNumber === tmcNumber);
  refuseForeign(all, tmcNumber, { website, operator });
  const tmcName = known?.tmcName ?? agency.agencyName;
  if (known === undefined) {
    await tx.insertInto('tmc').values({ tmc_number: tmcNumber, tmc_name: tmcName }).execute();
    const summary = `建立服务商${tmcNumber}（${tmcName}）`;
    await logCommand(tx, { tmcNumber, subject: tmcNumber, summary, now });
  }
  const isWebsiteMade = website !== undefined && (await addWebsite(tx, { tmcNumber, tmcName }, website, now));
  const { hosts = [], operators = [] } = known ?? {};
  const isAddition = operator?.isFirst === false && !operators.includes(operator.operatorLogin);
  const link =
    operator !== undefined && (operators.length === 0 || isAddition)
      ? await addOperator(tx, tmcNumber, operator, now)
      : undefined;
  const found = { hosts, operators };
  return { tmcNumber, tmcName, isAgencyMade: known === undefined, isWebsiteMade, found, link };
}

/** Returns false when the host has a website of the agency. */
async function addWebsite(
  tx: DatabaseTransaction,
  agency: { tmcNumber: string; tmcName: string },
  { websiteHost: host, websiteName: name, websiteLogo: logo }: NonNullable<AgencyParts['website']>,
  now: Date,
): Promise<boolean> {
  if (!(await ensureWebsite(tx, { ...agency, host, name, logo }))) return false;
  const { tmcNumber } = agency;
  await logCommand(tx, { tmcNumber, subject: host, summary: `建立网站${host}（${name}）`, now });
  return true;
}

function refuseForeign(
  all: readonly KnownAgency[],
  tmcNumber: string,
  { website, operator }: Pick<AgencyParts, 'website' | 'operator'>,
): void {
  const fields: Record<string, string> = {};
  for (const { tmcNumber: other, hosts, operators } of all) {
    if (other === tmcNumber) continue;
    if (website && hosts.includes(website.websiteHost)) fields['websiteHost'] = `该域名已属于服务商${other}`;
    if (operator && operators.includes(operator.operatorLogin))
      fields['operatorLogin'] = '该登录账号已被使用，请更换';
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

async function addOperator(
  tx: DatabaseTransaction,
  tmcNumber: string,
  operator: NonNullable<AgencyParts['operator']>,
  now: Date,
): Promise<OperatorLink> {
  const { operatorNo } = await createOperator(tx, {
    name: operator.operatorName,
    loginName: operator.operatorLogin,
    phone: operator.operatorPhone,
    email: operator.operatorEmail,
    // they create the other operators
    roles: ['operations'],
    tmcNumber,
    now,
  });
  const summary = `新增操作员${operator.operatorLogin}`;
  await logCommand(tx, { tmcNumber, subject: operatorNo, summary, now });
  return createOperatorLink(tx, { operatorNo, madeByNo: null, now });
}

/** Writes an act of a command into the agency's log. */
export const logCommand = (
  tx: Database,
  entry: { tmcNumber: string; enterpriseNum?: string; subject: string; summary: string; now: Date },
): Promise<void> =>
  logAgency(tx, {
    enterpriseNum: null,
    ...entry,
    operatorNo: null,
    operatorName: COMMAND.name,
    call: COMMAND.call,
    address: '',
  });

/** Creates a new link for an operator. Throws fieldsInvalid at `operatorLogin`. */
export async function recoverOperator(
  tx: DatabaseTransaction,
  { loginName, now }: { loginName: string; now: Date },
): Promise<OperatorLink & { operatorName: string }> {
  const found = await tx
    .selectFrom('agency_operator')
    .select(['operator_no', 'tmc_number', 'operator_name', 'is_stopped'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();
  if (found === undefined) throw fieldsInvalid({ operatorLogin: '没有该操作员' });
  if (found.is_stopped) throw fieldsInvalid({ operatorLogin: '该操作员已停用，请先启用' });
  const { operator_no: operatorNo, tmc_number: tmcNumber } = found;
  const summary = `为操作员${loginName}重新生成链接`;
  await logCommand(tx, { tmcNumber, subject: operatorNo, summary, now });
  return {
    ...(await createOperatorLink(tx, { operatorNo, madeByNo: null, now })),
    operatorName: found.operator_name,
  };
}
