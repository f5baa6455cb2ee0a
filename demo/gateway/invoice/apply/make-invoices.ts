import { sql } from 'kysely';
import type { DocumentType } from '../../../../src/contract/invoice/invoices';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { addJobs } from '../../server/jobs/queries';
import { issueInvoice } from '../issue/issue';
import { insertInvoiceEvents } from '../list/queries';
import type { TitleRow } from '../settings/titles';
import '../schema';

/** The applicant. */
export type Applicant = Pick<Caller, 'enterpriseNum' | 'staffNo' | 'staffName'>;
export type ApplicantContext = Pick<CallerContext, 'db' | 'now'> & { caller: Applicant };

/** Serialises all kinds of invoice applications of an enterprise, so that each sees the items taken by earlier ones. */
export async function lockApplications(db: Database, enterpriseNum: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invoice'), hashtext(${enterpriseNum}))`.execute(db);
}

interface NewInvoice {
  invoiceNo: string;
  invoiceType: DocumentType;
  /** Fen. */
  amount: number;
  /** Per cent. */
  taxRate: number;
  taxAmount: number;
  itemCount: number;
}

/** Inserts pending invoices without their lines. */
export async function makeInvoices(
  { db, caller, now }: ApplicantContext,
  {
    title,
    mailTo,
    remark,
    invoices,
  }: { title: TitleRow; mailTo: string; remark: string; invoices: readonly NewInvoice[] },
): Promise<void> {
  await db
    .insertInto('invoice')
    .values(
      invoices.map(({ invoiceNo, invoiceType, amount, taxRate, taxAmount, itemCount }) => ({
        invoice_no: invoiceNo,
        enterprise_num: caller.enterpriseNum,
        invoice_type: invoiceType,
        title_no: title.title_no,
        title_name: title.title_name,
        tax_no: title.tax_no,
        address: title.address,
        phone: title.phone,
        bank_name: title.bank_name,
        bank_account: title.bank_account,
        amount,
        tax_rate: taxRate,
        tax_amount: taxAmount,
        item_count: itemCount,
        mail_to: mailTo,
        remark,
        applicant_no: caller.staffNo,
        applied_at: now,
        tax_invoice_no: null,
        issued_at: null,
        red_invoice_no: null,
      })),
    )
    .execute();
  const staffName = caller.staffName;
  await addJobs(
    db,
    issueInvoice,
    invoices.map(({ invoiceNo }) => invoiceNo),
    now,
  );
  await insertInvoiceEvents(
    db,
    invoices.map(({ invoiceNo }) => ({ invoiceNo, how: 'applied', staffName })),
    now,
  );
}
