import { sql } from 'kysely';
import type {
  issueAgencyInvoice,
  refuseAgencyInvoice,
  reverseAgencyInvoice,
} from '../../../../src/contract/agency/invoices';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { InvoiceState } from '../../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { attachFiles } from '../../files/attach';
import { INVOICE_FILES } from '../../invoice/file-owner';
import { issueInvoice, noteIssued } from '../../invoice/issue/issue';
import { lockInvoice, requireDecided, retryHeld, reverseHeld, withdrawHeld } from '../../invoice/list/decide';
import type { InvoiceRow } from '../../invoice/list/queries';
import { fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { ownerOf } from './show';

/** Name that the enterprise sees; it knows no operators of the agency. */
const AGENCY = '差旅服务商';

/** Locks an invoice in this state. Throws invoiceUnknown, invoiceStateChanged. */
async function lockIn(
  { db, operator }: OperatorContext,
  invoiceNo: string,
  state: InvoiceState,
): Promise<{ invoice: InvoiceRow; entry: { enterpriseNum: string; subject: string }; about: string }> {
  const { enterprise_num: enterpriseNum } = await ownerOf(db, operator, invoiceNo);
  const invoice = await lockInvoice(db, { enterpriseNum, invoiceNo, state });
  return {
    invoice,
    entry: { enterpriseNum, subject: invoiceNo },
    about: `${invoice.title_name}的发票¥${formatPrice(invoice.amount)}`,
  };
}

/** Throws invoiceUnknown, invoiceStateChanged, invoiceUndecided, fileUnknown, fieldsInvalid. */
export async function issue(
  context: OperatorContext,
  { invoiceNo, taxInvoiceNo, issueDate, fileNos }: ParsedBodyOf<typeof issueAgencyInvoice>,
): Promise<object> {
  const { db, now, emit, record } = context;
  const { invoice, entry, about } = await lockIn(context, invoiceNo, 'failed');
  requireDecided(invoice);
  const today = shanghaiDate(now);
  if (issueDate > today) throw fieldsInvalid({ issueDate: '开票日期不能晚于今天' });
  if (issueDate < shanghaiDate(invoice.applied_at)) {
    throw fieldsInvalid({ issueDate: '开票日期不能早于申请日期' });
  }
  if (await isNumberUsed(db, taxInvoiceNo)) throw fieldsInvalid({ taxInvoiceNo: '该发票号码已被使用' });
  const distinct = [...new Set(fileNos)];
  const uploader = { staffNo: invoice.applicant_no, enterpriseNum: invoice.enterprise_num };
  await attachFiles(db, uploader, distinct, { kind: INVOICE_FILES, no: invoiceNo });
  const issuedAt = issueDate === today ? now : instantOf(`${issueDate}T23:59`);
  await noteIssued({ db, now, emit }, invoice, { document: { taxInvoiceNo }, fileNos: distinct, issuedAt });
  await db.updateTable('invoice').set({ fail_reason: '' }).where('invoice_no', '=', invoiceNo).execute();
  await record({ ...entry, summary: `登记开具${about}，发票号码${taxInvoiceNo}，开票日期${issueDate}` });
  return {};
}

/** Whether an invoice has this number, which no parallel call takes either. */
async function isNumberUsed(tx: Database, taxInvoiceNo: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('tax invoice'), hashtext(${taxInvoiceNo}))`.execute(tx);
  const other = await tx
    .selectFrom('invoice')
    .select('invoice_no')
    .where((eb) => eb.or([eb('tax_invoice_no', '=', taxInvoiceNo), eb('red_invoice_no', '=', taxInvoiceNo)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Throws invoiceUnknown, invoiceStateChanged. */
export async function retry(context: OperatorContext, { invoiceNo }: { invoiceNo: string }): Promise<object> {
  const { db, now, record } = context;
  const { entry, about } = await lockIn(context, invoiceNo, 'failed');
  await retryHeld(db, invoiceNo, { staffName: AGENCY, now });
  context.wake(issueInvoice);
  await record({ ...entry, summary: `重新开具${about}` });
  return {};
}

/** Throws invoiceUnknown, invoiceStateChanged, invoiceUndecided. */
export async function refuse(
  context: OperatorContext,
  { invoiceNo, reason }: ParsedBodyOf<typeof refuseAgencyInvoice>,
): Promise<object> {
  const { db, now, record } = context;
  const { invoice, entry, about } = await lockIn(context, invoiceNo, 'failed');
  requireDecided(invoice);
  await withdrawHeld(db, invoiceNo, { staffName: AGENCY, now, reason });
  await record({ ...entry, summary: `拒绝开具${about}，原因：${reason}` });
  return {};
}

/** Throws invoiceUnknown, invoiceStateChanged. */
export async function reverse(
  context: OperatorContext,
  { invoiceNo, reason }: ParsedBodyOf<typeof reverseAgencyInvoice>,
): Promise<object> {
  const { db, now, record } = context;
  const { entry, about } = await lockIn(context, invoiceNo, 'issued');
  await reverseHeld(db, invoiceNo, { staffName: AGENCY, now, reason });
  context.wake(issueInvoice);
  await record({ ...entry, summary: `红冲${about}，原因：${reason}` });
  return {};
}
