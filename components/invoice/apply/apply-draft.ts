import type { BodyOf } from '../../../src/contract/call';
import type { applyInvoices, InvoiceItem, previewInvoices } from '../../../src/contract/invoice/apply';
import {
  CEILING_LEAST,
  CEILING_MOST,
  type InvoiceTemplate,
  type InvoiceType,
} from '../../../src/contract/invoice/settings';
import { fenOf, formatPrice } from '../../../src/domain/money/money';

/** Draft of an application for invoices. */
export interface ApplyDraft {
  /** '' for none. */
  templateNo: string;
  splitBy: InvoiceTemplate['splitBy'];
  /** Yuan as typed; '' for none. */
  ceiling: string;
  titleNo: string;
  invoiceType: InvoiceType;
  mailTo: string;
  remark: string;
}

/** Converts a ceiling between fen, as sent, and yuan, as typed. */
export const yuanOf = (fen: number | null): string =>
  fen === null ? '' : formatPrice(fen).replaceAll(',', '');
export const ceilingOf = (typed: string): number | null => (typed === '' ? null : (fenOf(typed) ?? 0));

/** Returns whether a typed ceiling is too low or too high. */
export function ceilingProblem(typed: string): 'low' | 'high' | undefined {
  const fen = ceilingOf(typed);
  if (fen === null) return undefined;
  if (fen < CEILING_LEAST) return 'low';
  return fen > CEILING_MOST ? 'high' : undefined;
}

/** Applies a template to the draft. The title stays when the template has none. */
export function withTemplate(draft: ApplyDraft, template: InvoiceTemplate): ApplyDraft {
  return {
    templateNo: template.templateNo,
    splitBy: template.splitBy,
    ceiling: yuanOf(template.ceiling),
    titleNo: template.titleNo || draft.titleNo,
    invoiceType: template.invoiceType,
    mailTo: template.mailTo,
    remark: template.remark,
  };
}

const lineNos = (items: readonly InvoiceItem[]): number[] => items.map(({ lineNo }) => lineNo);

export const applyBody = (
  draft: ApplyDraft,
  items: readonly InvoiceItem[],
): BodyOf<typeof applyInvoices> => ({
  lineNoList: lineNos(items),
  splitBy: draft.splitBy,
  ceiling: ceilingOf(draft.ceiling),
  titleNo: draft.titleNo,
  invoiceType: draft.invoiceType,
  mailTo: draft.mailTo,
  remark: draft.remark,
  totalAmount: items.reduce((sum, { amount }) => sum + amount, 0),
});

/** Returns undefined while the ceiling is invalid, as there is nothing to preview. */
export const previewBody = (
  { splitBy, ceiling, invoiceType }: Pick<ApplyDraft, 'splitBy' | 'ceiling' | 'invoiceType'>,
  items: readonly InvoiceItem[],
): BodyOf<typeof previewInvoices> | undefined =>
  ceilingProblem(ceiling) === undefined
    ? { lineNoList: lineNos(items), invoiceType, splitBy, ceiling: ceilingOf(ceiling) }
    : undefined;
