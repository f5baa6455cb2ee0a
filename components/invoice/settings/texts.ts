import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  titles: '发票抬头',
  templates: '发票模板',
  addTitle: '新增抬头',
  addTemplate: '新增模板',
  noTitles: '还没有发票抬头',
  noTemplates: '还没有发票模板',
  loadFailed: (why: string) => `查询失败：${why}`,
  state: '状态',
  inUse: '启用',
  closed: '停用',
  edit: '修改',
  editOf: (name: string) => `修改${name}`,

  titleName: '抬头名称',
  taxNo: '统一社会信用代码',
  taxNoHint: '18位，提交时校验',
  address: '地址',
  phone: '电话',
  bankName: '开户银行',
  bankAccount: '银行账号',
  isClosed: '停用',
  closedHint: '停用后申请开票时不可选择',
  titleDialog: '发票抬头',

  templateName: '模板名称',
  templateDialog: '发票模板',
  anyTitle: '申请时选择',
  closedTitle: '已停用的抬头',

  distribution: '行程单配送',
  receiptMail: '默认接收邮箱',
  receiptMailHint: '申请行程单时自动填入，申请人可以修改；留空则不发送',
  noReceiptMail: '未设置，由申请人填写',

  save: '保存',
  saved: '已保存',
  noName: '请输入名称',
  taxNoMissing: '请输入统一社会信用代码',
  taxNoLength: '统一社会信用代码为18位',
  taxNoForm: '统一社会信用代码格式不正确',
  taxNoCheck: '统一社会信用代码校验位不正确，请检查是否有误',
};

export type InvoiceSettingsTexts = TextsOf<typeof chinese>;

export const invoiceSettingsTexts = defineTexts('invoice-settings', chinese, () => import('./texts.en'));
