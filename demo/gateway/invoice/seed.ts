import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed, SeedContext } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';
import { apply } from './apply/apply';
import { findItems } from './apply/item-queries';
import type { Applicant } from './apply/make-invoices';
import { insertInvoiceEvents } from './list/queries';
import { saveTemplate } from './settings/templates';
import { saveTitle } from './settings/titles';

const HOUR_MS = 3_600_000;
const ANY = {
  kindList: [],
  billNo: '',
  beginDate: '',
  endDate: '',
  entityNOList: [],
  costCenterNOList: [],
  travellerNOList: [],
  keyword: '',
};
const REFUSED = '购买方信息与税务登记信息不一致，请核对发票抬头后重试';

/** After the settlement, because invoices are made of confirmed bills. */
export const seed: DemoSeed = { after: ['settlement'], insert: insertInvoices };

/**
 * Inserts the first enterprise's title, two templates, and applications: one that failed, and one that waits for the
 * tax port, which the gateway calls once it runs. The other billed lines are not yet invoiced.
 */
async function insertInvoices({ tx, now, people }: SeedContext): Promise<void> {
  const [{ enterpriseNum, entName, taxNo, phone }] = ENTERPRISES;
  const by = administratorOf(people, enterpriseNum);
  const made = new Date(now.getTime() - 40 * 24 * HOUR_MS);
  const contact = { address: '', phone, bankName: '', bankAccount: '' };
  const { titleNo } = await saveTitle(
    tx,
    by,
    { titleNo: '', titleName: entName, taxNo, ...contact, isClosed: false, basedOn: 0 },
    made,
  );
  const template = {
    templateNo: '',
    titleNo,
    mailTo: '',
    remark: '',
    isClosed: false,
    basedOn: 0,
  };
  await saveTemplate(
    tx,
    by,
    { ...template, templateName: '合并开票', splitBy: [], ceiling: null, invoiceType: 'special' },
    made,
  );
  await saveTemplate(
    tx,
    by,
    {
      ...template,
      templateName: '按成本中心拆分',
      splitBy: ['costCenter'],
      ceiling: 1_000_000,
      invoiceType: 'special',
    },
    new Date(made.getTime() + HOUR_MS),
  );
  const failed = await applyForBill(tx, {
    by,
    titleNo,
    bill: 0,
    now: new Date(now.getTime() - 30 * HOUR_MS),
  });
  for (const invoiceNo of failed) await fail(tx, invoiceNo, new Date(now.getTime() - 29 * HOUR_MS));
  await applyForBill(tx, { by, titleNo, bill: 1, now: new Date(now.getTime() - HOUR_MS) });
}

/** Invoices of all invoiceable lines of a bill, the oldest first. */
async function applyForBill(
  tx: DatabaseTransaction,
  { by, titleNo, bill, now }: { by: Applicant; titleNo: string; bill: number; now: Date },
): Promise<string[]> {
  const all = await findItems(tx, by.enterpriseNum, ANY, { limit: 1000, offset: 0 });
  const billNos = [...new Set(all.map(({ billNo }) => billNo))].toSorted();
  const items = all.filter(({ billNo }) => billNo === billNos[bill]);
  if (items.length === 0) return [];
  return apply(
    { db: tx, caller: by, now },
    {
      lineNoList: items.map(({ lineNo }) => lineNo),
      splitBy: [],
      ceiling: null,
      titleNo,
      invoiceType: 'ordinary',
      mailTo: '',
      remark: '',
      totalAmount: items.reduce((sum, { amount }) => sum + amount, 0),
    },
  );
}

async function fail(tx: DatabaseTransaction, invoiceNo: string, now: Date): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ invoice_state: 'failed', fail_reason: REFUSED })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await insertInvoiceEvents(tx, [{ invoiceNo, how: 'failed', reason: REFUSED }], now);
}

function administratorOf(people: SeedContext['people'], enterpriseNum: string): Applicant {
  for (const { staffName, places } of people) {
    const place = places.find((one) => one.enterpriseNum === enterpriseNum && one.role === 'admin');
    if (place !== undefined) return { enterpriseNum, staffNo: place.staffNo, staffName };
  }
  throw new Error(`${enterpriseNum} has no administrator`);
}
