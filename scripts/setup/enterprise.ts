import * as v from 'valibot';
import type { Database } from '../../demo/gateway/db/database';
import { inTransaction } from '../../demo/gateway/db/transaction';
import { createEnterprise } from '../../demo/gateway/setup/create-enterprise';
import { findEnterprise } from '../../demo/gateway/setup/find-enterprise';
import { recoverAdministrator } from '../../demo/gateway/setup/recover-administrator';
import { COMMAND, findAgencies, logCommand } from '../../demo/gateway/set-up-agency';
import { NewEnterprise } from '../../src/contract/enterprise/new-enterprise';
import { taxNoProblem } from '../../src/domain/cost-center/tax-number';
import { fenOf } from '../../src/domain/money/money';
import { shanghaiDate } from '../../src/domain/shanghai-time';
import { agencyOf } from './agency';
import { ENTERPRISE_FLAGS, TERMS_FLAGS, UsageError, type Flag, type Given } from './flags';
import { linkText, publicAddress } from './links';
import { complete, wrongFlags } from './questions';

interface Run {
  db: Database;
  given: Given;
  isTerminal: boolean;
  now: Date;
}

/** Lines to print, and a message to send. */
interface Outcome {
  lines: string[];
  message?: { phone: string; text: string };
}

const MAKER = `npm run ${COMMAND.call}`;

/** Checks of single answers, before those of the whole. */
const SCHEMAS = {
  ...NewEnterprise.entries,
  taxNo: v.pipe(
    v.string(),
    v.check((text) => taxNoProblem(text) === undefined, '请输入正确的18位统一社会信用代码'),
  ),
  creditLimit: v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || (fenOf(text) ?? 0) > 0, '应为大于0的金额（元）'),
  ),
};
const WholeNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/, '应为整数'));
const TERMS_SCHEMAS = { clearingDate: WholeNumber, confirmDays: WholeNumber, payDays: WholeNumber };

/** Creates an enterprise, unless the agency has one of that name. */
export async function enterprise({ db, given, isTerminal, now }: Run): Promise<Outcome> {
  const known = agencyOf(await findAgencies(db), given['agencyNumber']);
  if (known === undefined)
    throw new UsageError('没有服务商，请先运行 npm run setup（或用 --agency-number 指定）');
  const { tmcNumber } = known;
  const entName = given['entName']?.trim();
  const same = entName === undefined ? undefined : await findEnterprise(db, { tmcNumber, entName });
  if (same !== undefined) return { lines: [`企业 ${same.enterpriseNum} ${entName ?? ''}：已存在，未修改`] };

  const texts = await complete(ENTERPRISE_FLAGS, given, { schemas: SCHEMAS, isTerminal });
  const { creditLimit = '', ...rest } = texts;
  const monthly = await termsOf(creditLimit, given, now);
  const values = parsed({ ...rest, monthly, isSandbox: given['isSandbox'] !== undefined });
  const made = await inTransaction(db, async (tx) => {
    const created = await createEnterprise(tx, { tmcNumber, values, maker: MAKER, now });
    const { enterpriseNum } = created;
    const summary = `新增${values.isSandbox ? '沙箱企业' : '企业'}${values.entName}`;
    await logCommand(tx, { tmcNumber, enterpriseNum, subject: enterpriseNum, summary, now });
    return created;
  });
  const head = `${values.isSandbox ? '沙箱企业' : '企业'} ${made.enterpriseNum} ${values.entName}：已建立`;
  return withLink([head, `主管理员 ${values.adminLoginName}：请打开链接设置密码（仅显示一次）`], {
    phone: values.adminPhone,
    ...made.link,
  });
}

/** Terms for a credit limit in yuan; null without one. */
async function termsOf(creditLimit: string, given: Given, now: Date) {
  const terms = TERMS_FLAGS.map((flag): Flag =>
    flag.field === 'beginDate' ? { ...flag, otherwise: shanghaiDate(now) } : flag,
  );
  const unused = terms.find(({ field }) => given[field] !== undefined);
  if (creditLimit.trim() === '') {
    if (unused !== undefined) throw new UsageError(`--${unused.flag} 须与 --credit-limit 一起使用`);
    return null;
  }
  const texts = await complete(terms, given, { schemas: TERMS_SCHEMAS, isTerminal: false });
  const { clearingDate, confirmDays, payDays, ...others } = texts;
  return {
    ...others,
    creditLimit: fenOf(creditLimit),
    clearingDate: Number(clearingDate),
    confirmDays: Number(confirmDays),
    payDays: Number(payDays),
  };
}

/** Throws UsageError that names the flags. */
function parsed(values: unknown): NewEnterprise {
  const result = v.safeParse(NewEnterprise, values);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => [
    (v.getDotPath(issue) ?? '').replace('monthly.', ''),
    issue.message,
  ]);
  throw wrongFlags(Object.fromEntries(fields) as Record<string, string>);
}

/** Gives the main administrator of an enterprise a new link. */
export async function administrator({ db, given, isTerminal, now }: Run): Promise<Outcome> {
  const flags: readonly Flag[] = [{ flag: 'enterprise-num', field: 'enterpriseNum', label: '企业编号' }];
  const texts = await complete(flags, given, {
    schemas: { ...SCHEMAS, enterpriseNum: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入企业编号')) },
    isTerminal,
  });
  const enterpriseNum = (texts['enterpriseNum'] ?? '').trim();
  const login = given['adminLoginName'];
  const loginName = login === undefined ? undefined : parsedLogin(login);
  const link = await inTransaction(db, async (tx) => {
    const made = await recoverAdministrator(tx, {
      enterpriseNum,
      loginName,
      maker: MAKER,
      tmcNumber: null,
      now,
    });
    const { tmc_number: tmcNumber } = await tx
      .selectFrom('enterprise')
      .select('tmc_number')
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirstOrThrow();
    const summary = `为主管理员${made.staffName}生成设置密码的链接`;
    await logCommand(tx, { tmcNumber, enterpriseNum, subject: made.staffNo, summary, now });
    return made;
  });
  return withLink(
    [
      `主管理员 ${link.loginName} ${link.staffName}：请打开链接重新设置密码，身份验证器将同时停用（仅显示一次，旧链接已失效）`,
    ],
    link,
  );
}

function parsedLogin(text: string): string {
  const result = v.safeParse(NewEnterprise.entries.adminLoginName, text);
  if (!result.success) throw wrongFlags({ adminLoginName: result.issues[0].message });
  return result.output;
}

function withLink(
  lines: string[],
  { path, expiresAt, phone }: { path: string; expiresAt: Date; phone: string },
): Outcome {
  const url = publicAddress() + path;
  const text = `您是企业商旅的主管理员，请打开 ${url} 设置登录密码，链接只能使用一次。`;
  return {
    lines: [...lines, ...linkText(url, expiresAt)],
    ...(phone === '' ? {} : { message: { phone, text } }),
  };
}
