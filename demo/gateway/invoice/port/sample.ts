import { formatPrice } from '../../../../src/domain/money/money';
import type { DocumentType } from '../../../../src/contract/invoice/invoices';
import type { TaxRequest } from './port';

/** An invoice as it is printed; amounts of a red one are negative. */
export interface Sample extends Omit<TaxRequest, 'requestNo' | 'now'> {
  requestNo: string;
  taxInvoiceNo: string;
  /** YYYY-MM-DDTHH:mm in Shanghai. */
  issuedAt: string;
  /** For a red invoice, the reversed number and the reason. */
  red: { taxInvoiceNo: string; reason: string } | undefined;
}

/** A fictitious seller: its tax number is invalid by GB 32100. */
export const SELLER = { name: '差旅服务商（样张）', taxNo: '999999999999999999' };

/** Class and name of the goods or services. */
export const itemName = ({ taxRate }: Pick<Sample, 'taxRate'>): string =>
  `*经纪代理服务*${taxRate === 0 ? '代订机票款' : '代订服务费'}`;

/** Placeholder on an invoice by difference, which states neither rate nor tax. */
export const NO_TAX = '***';
const BY_DIFFERENCE = '差额征税，代收代付机票款';

const KINDS: Readonly<Record<DocumentType, string>> = {
  ordinary: '普通发票',
  special: '增值税专用发票',
  itinerary: '航空运输电子客票行程单',
};
export const kindOf = ({ invoiceType }: Pick<Sample, 'invoiceType'>): string =>
  `电子发票（${KINDS[invoiceType]}）`;

/** Lines of the remarks. */
export const remarkLines = ({ remark, requestNo, taxRate, red }: Sample): string[] => [
  ...(red === undefined ? [] : [`被红冲蓝字发票号码：${red.taxInvoiceNo}`, `红冲原因：${red.reason}`]),
  ...(taxRate === 0 ? [BY_DIFFERENCE] : []),
  ...(remark === '' ? [] : [remark]),
  `申请编号：${requestNo}`,
];

/** Fen as yuan without separators, for programs: 123450 gives "1234.50". */
export const formatYuan = (fen: number): string => formatPrice(fen).replaceAll(',', '');
