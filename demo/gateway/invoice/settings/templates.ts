import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { InvoiceTemplate, saveInvoiceTemplate } from '../../../../src/contract/invoice/settings';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { newNumber } from '../../server/new-number';
import { findTitles, lockSettings, openTitle } from './titles';
import '../schema';

export async function findTemplates(db: Database, enterpriseNum: string): Promise<InvoiceTemplate[]> {
  const rows = await db
    .selectFrom('invoice_template')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('is_closed')
    .orderBy('made_at')
    .orderBy('template_no')
    .execute();
  return rows.map((row) => ({
    templateNo: row.template_no,
    templateName: row.template_name,
    splitBy: row.split_by,
    ceiling: row.ceiling,
    titleNo: row.title_no ?? '',
    invoiceType: row.invoice_type,
    mailTo: row.mail_to,
    remark: row.remark,
    isClosed: row.is_closed,
    revision: row.revision,
  }));
}

/** Throws invoiceTemplateUnknown, invoiceTitleUnknown, invoiceSettingChanged, fieldsInvalid. */
export async function saveTemplate(
  db: Database,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  { templateNo, basedOn, ...body }: ParsedBodyOf<typeof saveInvoiceTemplate>,
  now: Date,
): Promise<{ templateNo: string; revision: number }> {
  await lockSettings(db, enterpriseNum);
  if (body.titleNo !== '') await checkTitle(db, enterpriseNum, body.titleNo, body.isClosed);
  const { templateName } = body;
  if (!body.isClosed && (await isNameTaken(db, { enterpriseNum, templateName, templateNo }))) {
    throw fieldsInvalid({ templateName: '已有同名的启用中模板' });
  }
  const set = {
    template_name: templateName,
    split_by: [...new Set(body.splitBy)],
    ceiling: body.ceiling,
    title_no: body.titleNo === '' ? null : body.titleNo,
    invoice_type: body.invoiceType,
    mail_to: body.mailTo,
    remark: body.remark,
    is_closed: body.isClosed,
    revision: basedOn + 1,
    changed_by: staffNo,
    changed_at: now,
  };
  if (templateNo === '') {
    const added = newNumber('TM', now);
    await db
      .insertInto('invoice_template')
      .values({ ...set, template_no: added, enterprise_num: enterpriseNum, revision: 1, made_at: now })
      .execute();
    return { templateNo: added, revision: 1 };
  }
  const own = await db
    .selectFrom('invoice_template')
    .select('revision')
    .where('enterprise_num', '=', enterpriseNum)
    .where('template_no', '=', templateNo)
    .executeTakeFirst();
  if (own === undefined) throw new Fault('invoiceTemplateUnknown');
  if (own.revision !== basedOn) throw new Fault('invoiceSettingChanged');
  await db.updateTable('invoice_template').set(set).where('template_no', '=', templateNo).execute();
  return { templateNo, revision: set.revision };
}

/** Only an unused template may name a title that is no longer used. Throws invoiceTitleUnknown. */
async function checkTitle(
  db: Database,
  enterpriseNum: string,
  titleNo: string,
  isClosed: boolean,
): Promise<void> {
  if (!isClosed) {
    await openTitle(db, enterpriseNum, titleNo);
    return;
  }
  const titles = await findTitles(db, enterpriseNum);
  if (!titles.some((title) => title.titleNo === titleNo)) throw new Fault('invoiceTitleUnknown');
}

async function isNameTaken(
  db: Database,
  {
    enterpriseNum,
    templateName,
    templateNo,
  }: { enterpriseNum: string; templateName: string; templateNo: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('invoice_template')
    .select('template_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('template_name', '=', templateName)
    .where('is_closed', '=', false)
    .where('template_no', '!=', templateNo)
    .executeTakeFirst();
  return other !== undefined;
}
