import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import {
  INVOICES_AT_ONCE,
  type applyInvoices,
  type InvoiceItem,
  type previewInvoices,
} from '../../../../src/contract/invoice/apply';
import {
  splitInvoices,
  type InvoiceDraft,
  type SplitItem,
  type SplitRule,
} from '../../../../src/domain/invoice/split';
import { deductibleTax, taxIn, typeOf } from '../../../../src/domain/invoice/tax';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { newNumber } from '../../server/new-number';
import { openTitle } from '../settings/titles';
import { itemsByLine } from './item-queries';
import { lockApplications, makeInvoices, type ApplicantContext } from './make-invoices';

type Item = InvoiceItem & SplitItem;

interface Choice extends SplitRule {
  enterpriseNum: string;
  lineNoList: readonly number[];
}

/** Previews the invoices of the chosen items. Throws invoiceItemTaken, tooManyInvoices. */
export async function preview(
  db: Database,
  enterpriseNum: string,
  { invoiceType: asked, ...body }: ParsedBodyOf<typeof previewInvoices>,
): Promise<ResultOf<typeof previewInvoices>> {
  const drafts = await draftsOf(db, { enterpriseNum, ...body });
  const { splitBy } = body;
  return {
    totalAmount: sumOf(drafts),
    invoiceList: drafts.map(({ amount, parts }) => {
      const item = parts[0]?.item;
      const taxRate = rateOf(parts);
      const invoiceType = typeOf(asked, taxRate);
      return {
        invoiceType,
        amount,
        taxRate,
        taxAmount: taxIn(amount, taxRate),
        deductibleAmount: deductibleTax({ invoiceType, amount, taxRate }),
        itemCount: parts.length,
        entityName: (splitBy.includes('entity') && item?.entityName) || '',
        costCenterName: (splitBy.includes('costCenter') && item?.costCenterName) || '',
        travellerName: (splitBy.includes('traveller') && item?.travellerName) || '',
      };
    }),
  };
}

/**
 * Creates pending invoices and returns their numbers. Throws invoiceItemTaken, tooManyInvoices, invoiceTitleUnknown.
 */
export async function apply(
  context: ApplicantContext,
  { lineNoList, splitBy, ceiling, titleNo, totalAmount, ...asked }: ParsedBodyOf<typeof applyInvoices>,
): Promise<string[]> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  await lockApplications(db, enterpriseNum);
  const title = await openTitle(db, enterpriseNum, titleNo);
  const drafts = await draftsOf(db, { enterpriseNum, lineNoList, splitBy, ceiling });
  if (sumOf(drafts) !== totalAmount) throw new Fault('invoiceItemTaken');
  const made = drafts.map((draft) => ({ ...draft, invoiceNo: newNumber('FP', now) }));
  await makeInvoices(context, {
    title,
    mailTo: asked.mailTo,
    remark: asked.remark,
    invoices: made.map(({ invoiceNo, amount, parts }) => {
      const taxRate = rateOf(parts);
      return {
        invoiceNo,
        invoiceType: typeOf(asked.invoiceType, taxRate),
        amount,
        taxRate,
        taxAmount: taxIn(amount, taxRate),
        itemCount: parts.length,
      };
    }),
  });
  await insertLines(db, made);
  return made.map(({ invoiceNo }) => invoiceNo);
}

async function draftsOf(db: Database, choice: Choice): Promise<InvoiceDraft<Item>[]> {
  const asked = new Set(choice.lineNoList);
  const items = await itemsByLine(db, choice.enterpriseNum, [...asked]);
  if (items.length !== asked.size) throw new Fault('invoiceItemTaken');
  const drafts = splitInvoices(
    items.map((item) => ({
      ...item,
      entityNo: item.entityNO,
      costCenterNo: item.costCenterNO,
      travellerNo: item.travellerNO,
    })),
    choice,
  );
  if (drafts.length > INVOICES_AT_ONCE) throw new Fault('tooManyInvoices');
  return drafts;
}

/** All parts of an invoice have the same tax rate. */
const rateOf = (parts: InvoiceDraft<Item>['parts']): number => parts[0]?.item.taxRate ?? 0;

const sumOf = (drafts: readonly InvoiceDraft<Item>[]): number =>
  drafts.reduce((sum, { amount }) => sum + amount, 0);

async function insertLines(
  db: Database,
  made: readonly (InvoiceDraft<Item> & { invoiceNo: string })[],
): Promise<void> {
  await db
    .insertInto('invoice_line')
    .values(
      made.flatMap(({ invoiceNo, parts }) =>
        parts.map(({ item, partNo, amount }, at) => ({
          invoice_no: invoiceNo,
          sequence: at + 1,
          line_no: item.lineNo,
          part_no: amount === item.amount ? 0 : partNo,
          amount,
        })),
      ),
    )
    .execute();
}
