import type { Selectable } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { InvoiceTitle, saveInvoiceTitle } from '../../../../src/contract/invoice/settings';
import { plainTaxNo, taxNoProblem } from '../../../../src/domain/cost-center/tax-number';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import type { Caller } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { newNumber } from '../../server/new-number';
import '../schema';

export type TitleRow = Selectable<Schema['invoice_title']>;

export async function findTitles(db: Database, enterpriseNum: string): Promise<InvoiceTitle[]> {
  const rows = await db
    .selectFrom('invoice_title')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('is_closed')
    .orderBy('made_at')
    .orderBy('title_no')
    .execute();
  return rows.map((row) => ({
    titleNo: row.title_no,
    titleName: row.title_name,
    taxNo: row.tax_no,
    address: row.address,
    phone: row.phone,
    bankName: row.bank_name,
    bankAccount: row.bank_account,
    isClosed: row.is_closed,
    revision: row.revision,
  }));
}

/** A title in use of this enterprise. Throws invoiceTitleUnknown. */
export async function openTitle(db: Database, enterpriseNum: string, titleNo: string): Promise<TitleRow> {
  const title = await db
    .selectFrom('invoice_title')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('title_no', '=', titleNo)
    .where('is_closed', '=', false)
    .forShare()
    .executeTakeFirst();
  if (title === undefined) throw new Fault('invoiceTitleUnknown');
  return title;
}

const PROBLEMS = {
  missing: '请输入统一社会信用代码',
  length: '统一社会信用代码为18位',
  form: '统一社会信用代码格式不正确',
  check: '统一社会信用代码校验位不正确，请检查是否有误',
} as const;

/** Throws invoiceTitleUnknown, invoiceSettingChanged, fieldsInvalid. */
export async function saveTitle(
  db: Database,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  { titleNo, basedOn, ...body }: ParsedBodyOf<typeof saveInvoiceTitle>,
  now: Date,
): Promise<{ titleNo: string; revision: number }> {
  const taxNo = plainTaxNo(body.taxNo);
  const problem = taxNoProblem(taxNo);
  if (problem !== undefined) throw fieldsInvalid({ taxNo: PROBLEMS[problem] });
  await lockSettings(db, enterpriseNum);
  if (!body.isClosed && (await isTaxNoTaken(db, { enterpriseNum, taxNo, titleNo }))) {
    throw fieldsInvalid({ taxNo: '该统一社会信用代码已有启用中的抬头' });
  }
  const set = {
    title_name: body.titleName,
    tax_no: taxNo,
    address: body.address,
    phone: body.phone,
    bank_name: body.bankName,
    bank_account: body.bankAccount,
    is_closed: body.isClosed,
    revision: basedOn + 1,
    changed_by: staffNo,
    changed_at: now,
  };
  if (titleNo === '') {
    const added = newNumber('TT', now);
    await db
      .insertInto('invoice_title')
      .values({ ...set, title_no: added, enterprise_num: enterpriseNum, revision: 1, made_at: now })
      .execute();
    return { titleNo: added, revision: 1 };
  }
  const own = await db
    .selectFrom('invoice_title')
    .select('revision')
    .where('enterprise_num', '=', enterpriseNum)
    .where('title_no', '=', titleNo)
    .executeTakeFirst();
  if (own === undefined) throw new Fault('invoiceTitleUnknown');
  if (own.revision !== basedOn) throw new Fault('invoiceSettingChanged');
  await db.updateTable('invoice_title').set(set).where('title_no', '=', titleNo).execute();
  return { titleNo, revision: set.revision };
}

/** Serialises changes of an enterprise's titles and templates. */
export async function lockSettings(db: Database, enterpriseNum: string): Promise<void> {
  await db
    .selectFrom('enterprise')
    .select('enterprise_num')
    .where('enterprise_num', '=', enterpriseNum)
    .forNoKeyUpdate()
    .execute();
}

async function isTaxNoTaken(
  db: Database,
  { enterpriseNum, taxNo, titleNo }: { enterpriseNum: string; taxNo: string; titleNo: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('invoice_title')
    .select('title_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('tax_no', '=', taxNo)
    .where('is_closed', '=', false)
    .where('title_no', '!=', titleNo)
    .executeTakeFirst();
  return other !== undefined;
}
