import type { ItemKind } from '../../src/contract/invoice/apply';
import type { DocumentType } from '../../src/contract/invoice/invoices';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import { DOCUMENT_TYPE_LABELS } from '../../src/domain/invoice/labels';

const KINDS: Readonly<Record<ItemKind, string>> = {
  service: '服务费',
  fare: '票价',
  fund: '民航发展基金',
  fuel: '燃油附加费',
  change: '改签费',
};

const chinese = {
  back: '返回发票管理',
  all: '全部',
  none: '无',
  loading: '正在查询',
  kindName: (kind: ItemKind) => KINDS[kind],
  typeName: (invoiceType: DocumentType) => DOCUMENT_TYPE_LABELS[invoiceType],
  kind: '费用类型',
  type: '发票类型',
  amount: '金额',
  tax: '税额',
  rate: '税率',
  byDifference: '差额',
  deductible: '可抵扣税额',
  bill: '账单',
  order: '订单号',
  ticketNo: '票号',
  route: '航程',
  flight: '航班',
  takeOff: '起飞时间',
  fare: '票价',
  fuel: '燃油附加费',
  fund: '民航发展基金',
  traveller: '出行人',
  entity: '核算主体',
  costCenter: '成本中心',
  title: '发票抬头',
  mailTo: '接收邮箱',
  remark: '备注',
  ceiling: '单张上限',
  noCeiling: '不限',
  splitBy: '拆分方式',
  together: '合并开票',
};

export type InvoiceTexts = TextsOf<typeof chinese>;

export const invoiceTexts = defineTexts('invoice', chinese, () => import('./texts.en'));
