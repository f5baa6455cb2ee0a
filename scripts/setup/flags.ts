import { parseArgs } from 'node:util';

/** A value that the setup needs: its flag, and its label in questions. */
export interface Flag {
  /** Name of the flag without its dashes. */
  flag: string;
  /** Name of the value. */
  field: string;
  label: string;
  /** Value without the flag, offered at a terminal; absent for a required one. */
  otherwise?: string;
  /** Asked for at a terminal although it has a default. */
  isAsked?: true;
}

export const AGENCY_FLAGS: readonly Flag[] = [
  { flag: 'agency-number', field: 'agencyNumber', label: '服务商编号', otherwise: 'TMC001' },
  { flag: 'agency-name', field: 'agencyName', label: '服务商名称' },
  {
    flag: 'website-host',
    field: 'websiteHost',
    label: '网站域名（*表示所有域名）',
    otherwise: '*',
    isAsked: true,
  },
  { flag: 'website-name', field: 'websiteName', label: '网站名称' },
  {
    flag: 'website-logo',
    field: 'websiteLogo',
    label: '网站标志的地址（可不填）',
    otherwise: '',
    isAsked: true,
  },
  { flag: 'operator-name', field: 'operatorName', label: '首位操作员姓名' },
  { flag: 'operator-login', field: 'operatorLogin', label: '首位操作员登录账号' },
  { flag: 'operator-phone', field: 'operatorPhone', label: '首位操作员手机号', otherwise: '' },
  { flag: 'operator-email', field: 'operatorEmail', label: '首位操作员邮箱', otherwise: '' },
];

export const ENTERPRISE_FLAGS: readonly Flag[] = [
  { flag: 'name', field: 'entName', label: '企业名称' },
  { flag: 'short-name', field: 'entShortName', label: '企业简称' },
  { flag: 'phone', field: 'phone', label: '企业联系电话' },
  { flag: 'tax-no', field: 'taxNo', label: '统一社会信用代码' },
  { flag: 'department', field: 'deptName', label: '首个部门', otherwise: '总部' },
  { flag: 'position', field: 'positionName', label: '首个职位', otherwise: '员工' },
  { flag: 'grade', field: 'gradeName', label: '首个职级', otherwise: '员工级' },
  { flag: 'cost-center', field: 'costCenterName', label: '首个成本中心', otherwise: '管理费用' },
  { flag: 'accounting-entity', field: 'accountingEntityName', label: '核算主体', otherwise: '' },
  { flag: 'admin-name', field: 'adminName', label: '主管理员姓名' },
  { flag: 'admin-phone', field: 'adminPhone', label: '主管理员手机号' },
  { flag: 'admin-login', field: 'adminLoginName', label: '主管理员登录账号' },
  { flag: 'admin-email', field: 'adminEmail', label: '主管理员邮箱', otherwise: '' },
  {
    flag: 'credit-limit',
    field: 'creditLimit',
    label: '月结信用额度（元，不月结可不填）',
    otherwise: '',
    isAsked: true,
  },
];

/** Terms of monthly billing, for an enterprise with a credit limit. */
export const TERMS_FLAGS: readonly Flag[] = [
  { flag: 'clearing-day', field: 'clearingDate', label: '每月结算日', otherwise: '1' },
  { flag: 'contract-begin', field: 'beginDate', label: '合同开始日期', otherwise: 'today' },
  { flag: 'contract-end', field: 'endDate', label: '合同结束日期', otherwise: '' },
  { flag: 'late-rate', field: 'lateRate', label: '滞纳金日利率（%）', otherwise: '0.05' },
  { flag: 'confirm-days', field: 'confirmDays', label: '账单确认天数', otherwise: '7' },
  { flag: 'pay-days', field: 'payDays', label: '账单付款天数', otherwise: '30' },
];

export const RECOVERED = ['operator', 'administrator'] as const;
const RECOVERY_FLAG: Flag = { flag: 'enterprise-num', field: 'enterpriseNum', label: '企业编号' };

const ALL = [...AGENCY_FLAGS, ...ENTERPRISE_FLAGS, ...TERMS_FLAGS, RECOVERY_FLAG];

/** Flag of a field, for messages; the field itself when it has none. */
export const flagOf = (field: string): string => {
  const found = ALL.find((one) => one.field === field);
  return found === undefined ? field : `--${found.flag}`;
};

/** Texts of the flags that were given, by field. */
export type Given = Readonly<Record<string, string>>;

export interface Command {
  mode: 'agency' | 'enterprise' | (typeof RECOVERED)[number];
  isHelp: boolean;
  /** Send the link by SMS, too. */
  isSentBySms: boolean;
  given: Given;
}

/** Error of the command line or of the values, in a message that names the flag. */
export class UsageError extends Error {}

/** Throws UsageError for an unknown flag, a missing value or modes that exclude each other. */
export function readCommand(args: readonly string[]): Command {
  const { values } = parsed(args);
  const { recover, enterprise = false, help = false } = values;
  if (recover !== undefined && enterprise) throw new UsageError('--enterprise 与 --recover 不能同时使用');
  const mode = recover === undefined ? (enterprise ? 'enterprise' : 'agency') : recoveredOf(recover);
  const given: Record<string, string> = Object.fromEntries(
    ALL.flatMap(({ flag, field }) => {
      const text = (values as Record<string, unknown>)[flag];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
  const usable = new Set(flagsOf(mode).map(({ field }) => field));
  const foreign = Object.keys(given).find((field) => !usable.has(field));
  if (foreign !== undefined) throw new UsageError(`${flagOf(foreign)} 不适用于该命令`);
  if (values.sandbox === true && mode !== 'enterprise')
    throw new UsageError('--sandbox 须与 --enterprise 一起使用');
  if (values.sandbox === true) given['isSandbox'] = 'true';
  return { mode, isHelp: help, isSentBySms: values['by-sms'] ?? false, given };
}

function flagsOf(mode: Command['mode']): readonly Flag[] {
  const only = (flags: readonly Flag[], ...fields: string[]) =>
    flags.filter(({ field }) => fields.includes(field));
  if (mode === 'agency') return AGENCY_FLAGS;
  if (mode === 'operator') return only(AGENCY_FLAGS, 'operatorLogin');
  if (mode === 'administrator') return [RECOVERY_FLAG, ...only(ENTERPRISE_FLAGS, 'adminLoginName')];
  return [...only(AGENCY_FLAGS, 'agencyNumber'), ...ENTERPRISE_FLAGS, ...TERMS_FLAGS];
}

function recoveredOf(text: string): (typeof RECOVERED)[number] {
  const found = RECOVERED.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--recover：应为 ${RECOVERED.join(' 或 ')}`);
  return found;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        enterprise: { type: 'boolean' },
        recover: { type: 'string' },
        help: { type: 'boolean' },
        'by-sms': { type: 'boolean' },
        sandbox: { type: 'boolean' },
        ...Object.fromEntries(ALL.map(({ flag }) => [flag, { type: 'string' as const }])),
      },
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${said}\nnpm run setup -- --help 列出全部选项`);
  }
}

const list = (flags: readonly Flag[]): string =>
  flags
    .map(({ flag, label, otherwise }) => {
      const shown = otherwise === undefined || otherwise === '' ? '' : `，默认${otherwise}`;
      return `  --${flag.padEnd(18)} ${label}${shown}`;
    })
    .join('\n');

export const HELP = `npm run setup -- [选项]                      建立服务商、网站和首位操作员；已有的保持不变
${list(AGENCY_FLAGS)}

npm run setup -- --enterprise [选项]         建立企业及其主管理员
${list(ENTERPRISE_FLAGS)}
 有信用额度时：
${list(TERMS_FLAGS)}
  --sandbox            沙箱企业：供开发对接使用，不产生真实的订单、扣款和发票，建立后不能更改
  --by-sms             同时把设置密码的链接用短信发给主管理员

npm run setup -- --recover operator --operator-login <账号>
npm run setup -- --recover administrator --enterprise-num <编号> [--admin-login <账号>] [--by-sms]
                                             为无法登录的操作员或主管理员生成新的链接

数据库由 DATABASE_URL 或 DATA_DIR 指定，链接的地址由 PUBLIC_URL 指定。缺少的内容在终端中询问。`;
