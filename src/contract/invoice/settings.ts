import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
const text = (name: string, most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, `${name}不能超过${most}个字符`)), '');
const named = (name: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`请输入${name}`),
    v.maxLength(most, `${name}不能超过${most}个字符`),
  );

export const TitleNo = v.pipe(v.string(), v.regex(/^TT\d{18}$/, '发票抬头编号不正确'));
export const TemplateNo = v.pipe(v.string(), v.regex(/^TM\d{18}$/, '发票模板编号不正确'));

/** 普通发票 and 专用发票, both 数电票. */
export const INVOICE_TYPES = ['ordinary', 'special'] as const;
export const InvoiceType = v.picklist(INVOICE_TYPES, '请选择发票类型');
export type InvoiceType = v.InferOutput<typeof InvoiceType>;

/** Address that is notified of an issued invoice; '' for none. */
export const MailTo = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, '邮箱不能超过100个字符'),
    v.regex(/^$|^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/, '邮箱格式不正确'),
  ),
  '',
);
export const Remark = text('备注', 200);

const title = {
  titleName: named('抬头名称', 100),
  /** 统一社会信用代码. */
  taxNo: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入统一社会信用代码'),
    v.maxLength(30, '统一社会信用代码为18位'),
  ),
  address: text('地址', 100),
  phone: text('电话', 30),
  bankName: text('开户银行', 100),
  bankAccount: text('银行账号', 40),
};

/** Buyer on invoices. */
export const InvoiceTitle = v.object({
  titleNo: TitleNo,
  titleName: v.string(),
  taxNo: v.string(),
  address: v.string(),
  phone: v.string(),
  bankName: v.string(),
  bankAccount: v.string(),
  /** True when the title cannot be chosen any more. */
  isClosed: v.boolean(),
  revision: Revision,
});
export type InvoiceTitle = v.InferOutput<typeof InvoiceTitle>;

/** Returns the enterprise's titles: those in use first, the oldest of them first. */
export const queryInvoiceTitles = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceTitles`,
  body: v.object({}),
  result: v.object({ titleList: v.array(InvoiceTitle) }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['invoiceSetting'],
  origin: 'suite',
});

/**
 * Adds a title ('' for its number), or replaces the one that was read. Throws invoiceTitleUnknown,
 * invoiceSettingChanged, and fieldsInvalid for a 统一社会信用代码 that is invalid by GB 32100, or belongs to another title.
 */
export const saveInvoiceTitle = call({
  gateway: 'settlement',
  path: `${BASE}saveInvoiceTitle`,
  body: v.object({
    titleNo: v.union([v.literal(''), TitleNo]),
    ...title,
    isClosed: v.boolean(),
    /** Revision on which the edit is based; 0 for a new title. */
    basedOn: Revision,
  }),
  result: v.object({ titleNo: TitleNo, revision: Revision }),
  needs: 'token',
  permission: OBJECT.setInvoices,
  mutates: true,
  changes: ['invoiceSetting'],
  origin: 'suite',
});

/** Properties by which items are split into separate invoices: 核算主体, 成本中心, 出行人. */
const SplitBy = v.pipe(v.array(v.picklist(['entity', 'costCenter', 'traveller'])), v.maxLength(3));
/** Bounds for the highest amount of one invoice, in fen. */
export const CEILING_LEAST = 10_000;
export const CEILING_MOST = 1_000_000_000;
const Ceiling = v.nullable(
  v.pipe(
    v.number('请输入金额'),
    v.integer('请输入金额'),
    v.minValue(CEILING_LEAST, '单张上限不能低于100元'),
    v.maxValue(CEILING_MOST, '单张上限不能超过1000万元'),
  ),
);
/** Rule by which chosen items are split into invoices; src/domain/invoice/split.ts implements it. */
export const SPLIT_RULE = { splitBy: SplitBy, ceiling: Ceiling };

export const InvoiceTemplate = v.object({
  templateNo: TemplateNo,
  templateName: v.string(),
  ...SPLIT_RULE,
  /** '' for none: the title is chosen with each application. */
  titleNo: v.union([v.literal(''), TitleNo]),
  invoiceType: InvoiceType,
  mailTo: v.string(),
  remark: v.string(),
  isClosed: v.boolean(),
  revision: Revision,
});
export type InvoiceTemplate = v.InferOutput<typeof InvoiceTemplate>;

/** Returns the enterprise's templates: those in use first, the oldest of them first. */
export const queryInvoiceTemplates = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceTemplates`,
  body: v.object({}),
  result: v.object({ templateList: v.array(InvoiceTemplate) }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['invoiceSetting'],
  origin: 'suite',
});

/** As saveInvoiceTitle. Throws invoiceTemplateUnknown, invoiceTitleUnknown, invoiceSettingChanged, fieldsInvalid. */
export const saveInvoiceTemplate = call({
  gateway: 'settlement',
  path: `${BASE}saveInvoiceTemplate`,
  body: v.object({
    templateNo: v.union([v.literal(''), TemplateNo]),
    templateName: named('模板名称', 40),
    ...SPLIT_RULE,
    titleNo: v.union([v.literal(''), TitleNo]),
    invoiceType: InvoiceType,
    mailTo: MailTo,
    remark: Remark,
    isClosed: v.boolean(),
    basedOn: Revision,
  }),
  result: v.object({ templateNo: TemplateNo, revision: Revision }),
  needs: 'token',
  permission: OBJECT.setInvoices,
  mutates: true,
  changes: ['invoiceSetting'],
  origin: 'suite',
});
