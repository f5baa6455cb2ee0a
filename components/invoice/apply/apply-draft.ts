import type { BodyOf } from '../../../src/contract/call';
import type { applyInvoices, InvoiceItem, previewInvoices } from '../../../src/contract/invoice/apply';
import {
  CEILING_LEAST,
  CEILING_MOST,
  type InvoiceTemplate,
  type InvoiceType,
} from '../../../src/contract/invoice/settings';
import { fenOf, formatPrice } from '../../../src/domain/money/money';

/** How invoices are asked for, as it is filled in. */
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

/** A ceiling as it is typed, and as it is sent. */
export const yuanOf = (fen: number | null): string =>
  fen === null ? '' : formatPrice(fen).replaceAll(',', '');
export const ceilingOf = (typed: string): number | null => (typed === '' ? null : (fenOf(typed) ?? 0));

/** What is wrong with a ceiling. */
export function ceilingProblem(typed: string): 'low' | 'high' | undefined {
  const fen = ceilingOf(typed);
  if (fen === null) return undefined;
  if (fen < CEILING_LEAST) return 'low';
  return fen > CEILING_MOST ? 'high' : undefined;
}

/** What a template says, in the place of what was filled in. A title that it does not name stays. */
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

/** undefined: there is nothing to show for a ceiling that is none. */
export const previewBody = (
  { splitBy, ceiling, invoiceType }: Pick<ApplyDraft, 'splitBy' | 'ceiling' | 'invoiceType'>,
  items: readonly InvoiceItem[],
): BodyOf<typeof previewInvoices> | undefined =>
  ceilingProblem(ceiling) === undefined
    ? { lineNoList: lineNos(items), invoiceType, splitBy, ceiling: ceilingOf(ceiling) }
    : undefined;
