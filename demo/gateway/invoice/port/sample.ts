import { formatPrice } from '../../../../src/domain/money/money';
import type { DocumentType } from '../../../../src/contract/invoice/invoices';
import type { TaxRequest } from './port';

/** An invoice as it is written; amounts of a red one are below 0. */
export interface Sample extends Omit<TaxRequest, 'requestNo' | 'now'> {
  requestNo: string;
  taxInvoiceNo: string;
  /** YYYY-MM-DDTHH:mm in Shanghai. */
  issuedAt: string;
  /** Of a red one, what it reverses and why. */
  red: { taxInvoiceNo: string; reason: string } | undefined;
}

/** Nobody's: its tax number is not valid by GB 32100. */
export const SELLER = { name: '差旅服务商（样张）', taxNo: '999999999999999999' };

/** Class of goods and services, and what it is. */
export const itemName = ({ taxRate }: Pick<Sample, 'taxRate'>): string =>
  `*经纪代理服务*${taxRate === 0 ? '代订机票款' : '代订服务费'}`;

/** What holds no tax is invoiced by the difference: neither its rate nor its tax is said. */
export const NO_TAX = '***';
const BY_DIFFERENCE = '差额征税，代收代付机票款';

const KINDS: Readonly<Record<DocumentType, string>> = {
  ordinary: '普通发票',
  special: '增值税专用发票',
  itinerary: '航空运输电子客票行程单',
};
export const kindOf = ({ invoiceType }: Pick<Sample, 'invoiceType'>): string =>
  `电子发票（${KINDS[invoiceType]}）`;

/** What stands in its remarks. */
export const remarkLines = ({ remark, requestNo, taxRate, red }: Sample): string[] => [
  ...(red === undefined ? [] : [`被红冲蓝字发票号码：${red.taxInvoiceNo}`, `红冲原因：${red.reason}`]),
  ...(taxRate === 0 ? [BY_DIFFERENCE] : []),
  ...(remark === '' ? [] : [remark]),
  `申请编号：${requestNo}`,
];

/** Fen as yuan without separators, as programs read it: 123450 gives "1234.50". */
export const formatYuan = (fen: number): string => formatPrice(fen).replaceAll(',', '');
