import * as v from 'valibot';
import { plainName, plainPhone } from '../../domain/typed/typed';
import { DEPT_NAME_PATTERN, DEPT_NAME_PROBLEM } from '../address-book/departments';
import { BILL_DATE_FLAG, BillDateFlag } from '../settlement/contract-info';

const name = (label: string, most: number) =>
  v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(`请输入${label}`),
    v.maxLength(most, `${label}不能超过${most}个字`),
  );

const days = (label: string) =>
  v.pipe(
    v.number(),
    v.integer(`${label}应为整数`),
    v.minValue(1, `${label}至少1天`),
    v.maxValue(180, `${label}不能超过180天`),
  );

const day = (label: string) => v.pipe(v.string(), v.isoDate(`${label}应为YYYY-MM-DD`));

/** Account name of a sign-in by password; stored in small letters. */
export const LoginName = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('请输入登录账号'),
  v.regex(
    /^[a-z][a-z0-9._-]{3,31}$/,
    '登录账号为4至32个字符，以字母开头，只能含字母、数字、点、横线和下划线',
  ),
);

/** Terms of monthly billing without the limit. */
const TERMS = {
  billDateFlag: v.optional(BillDateFlag, BILL_DATE_FLAG.posted),
  /** Day of the month on which the bill is made; a shorter month: its last day. */
  clearingDate: v.pipe(
    v.number(),
    v.integer('结算日应为整数'),
    v.minValue(1, '结算日为1至31'),
    v.maxValue(31, '结算日为1至31'),
  ),
  beginDate: day('合同开始日期'),
  /** '' without end. */
  endDate: v.optional(v.union([v.literal(''), day('合同结束日期')], '合同结束日期应为YYYY-MM-DD'), ''),
  /** Per cent a day, of four places at most. */
  lateRate: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}(\.\d{1,4})?$/, '滞纳金日利率应为百分数，最多四位小数'),
  ),
  confirmDays: days('账单确认天数'),
  payDays: days('账单付款天数'),
};

/** Limit of monthly billing, fen. */
export const CreditLimit = v.pipe(
  v.number(),
  v.integer('信用额度应为整数'),
  v.minValue(1, '信用额度应大于0'),
  v.maxValue(100_000_000_000, '信用额度不能超过10亿元'),
);

const isPeriod = ({ beginDate, endDate }: { beginDate: string; endDate: string }) =>
  endDate === '' || endDate >= beginDate;
const isPaidAfterConfirmation = ({ confirmDays, payDays }: { confirmDays: number; payDays: number }) =>
  payDays >= confirmDays;
const PERIOD_PROBLEM = '合同结束日期不能早于开始日期';
const DAYS_PROBLEM = '账单付款天数不能少于确认天数';

/** Terms of monthly billing that take the place of earlier ones. */
export const ContractTerms = v.pipe(
  v.object(TERMS),
  v.forward(v.partialCheck([['beginDate'], ['endDate']], isPeriod, PERIOD_PROBLEM), ['endDate']),
  v.forward(v.partialCheck([['confirmDays'], ['payDays']], isPaidAfterConfirmation, DAYS_PROBLEM), [
    'payDays',
  ]),
);
export type ContractTerms = v.InferOutput<typeof ContractTerms>;

/** Terms of monthly billing with its limit. Amounts in fen. */
export const MonthlyTerms = v.pipe(
  v.object({ creditLimit: CreditLimit, ...TERMS }),
  v.forward(v.partialCheck([['beginDate'], ['endDate']], isPeriod, PERIOD_PROBLEM), ['endDate']),
  v.forward(v.partialCheck([['confirmDays'], ['payDays']], isPaidAfterConfirmation, DAYS_PROBLEM), [
    'payDays',
  ]),
);

/** An enterprise to create, with its first rows and its main administrator. */
export const NewEnterprise = v.object({
  entName: name('企业名称', 100),
  entShortName: name('企业简称', 30),
  /** Without real bookings, payments and invoices; it stays so for ever. */
  isSandbox: v.optional(v.boolean(), false),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入联系电话'),
    v.maxLength(20, '联系电话不能超过20个字'),
    v.regex(/^[\d+()\- ]*$/, '联系电话只能包含数字、空格、括号、加号和横线'),
  ),
  /** Unified social credit code. */
  taxNo: v.pipe(v.string(), v.trim(), v.toUpperCase()),
  deptName: v.optional(v.pipe(name('部门名称', 50), v.regex(DEPT_NAME_PATTERN, DEPT_NAME_PROBLEM)), '总部'),
  positionName: v.optional(name('职位名称', 50), '员工'),
  gradeName: v.optional(name('职级名称', 50), '员工级'),
  costCenterName: v.optional(name('成本中心名称', 50), '管理费用'),
  /** Accounting entity; '' for the name of the enterprise. */
  accountingEntityName: v.optional(
    v.pipe(v.string(), v.transform(plainName), v.maxLength(100, '核算主体名称不能超过100个字')),
    '',
  ),
  adminName: name('管理员姓名', 60),
  adminPhone: v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.nonEmpty('请输入管理员手机号'),
    v.regex(/^1[3-9]\d{9}$/, '请输入11位手机号码'),
  ),
  adminLoginName: LoginName,
  adminEmail: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254, '邮箱不能超过254个字符'),
      v.check((text) => text === '' || v.EMAIL_REGEX.test(text), '请输入正确的邮箱地址'),
    ),
    '',
  ),
  /** null: the enterprise pays from its prepaid account alone. */
  monthly: v.optional(v.nullable(MonthlyTerms), null),
});
export type NewEnterprise = v.InferOutput<typeof NewEnterprise>;
