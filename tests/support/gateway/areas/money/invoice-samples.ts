import { newNumber } from '../../../../../demo/gateway/server/new-number';
import '../../../../../demo/gateway/invoice/schema';
import type { TestGateway } from '../../harness';

/** Creates an invoice title in a member of staff's enterprise. */
export async function insertTitle({ db, clock }: TestGateway, staffNo: string): Promise<string> {
  const titleNo = newNumber('TT', clock.now);
  await db
    .insertInto('invoice_title')
    .values({
      title_no: titleNo,
      enterprise_num: staffNo.slice(0, 6),
      title_name: '测试抬头',
      // unique per title
      tax_no: titleNo.slice(2),
      address: '',
      phone: '',
      bank_name: '',
      bank_account: '',
      is_closed: false,
      made_at: clock.now,
      changed_by: staffNo,
      changed_at: clock.now,
    })
    .execute();
  return titleNo;
}

/** Creates an invoice template in a member of staff's enterprise. */
export async function insertTemplate({ db, clock }: TestGateway, staffNo: string): Promise<string> {
  const templateNo = newNumber('TM', clock.now);
  await db
    .insertInto('invoice_template')
    .values({
      template_no: templateNo,
      enterprise_num: staffNo.slice(0, 6),
      template_name: templateNo,
      split_by: [],
      ceiling: null,
      title_no: null,
      invoice_type: 'ordinary',
      mail_to: '',
      remark: '',
      is_closed: false,
      made_at: clock.now,
      changed_by: staffNo,
      changed_at: clock.now,
    })
    .execute();
  return templateNo;
}

/** Creates a failed application without items in a member of staff's enterprise. */
export async function insertInvoice(gateway: TestGateway, staffNo: string, titleNo: string): Promise<string> {
  const { db, clock } = gateway;
  const invoiceNo = newNumber('FP', clock.now);
  await db
    .insertInto('invoice')
    .values({
      invoice_no: invoiceNo,
      enterprise_num: staffNo.slice(0, 6),
      invoice_state: 'failed',
      invoice_type: 'ordinary',
      title_no: titleNo,
      title_name: '测试抬头',
      tax_no: '91370102MA00000020',
      address: '',
      phone: '',
      bank_name: '',
      bank_account: '',
      amount: 10_000,
      tax_rate: 6,
      tax_amount: 566,
      item_count: 1,
      mail_to: '',
      remark: '',
      applicant_no: staffNo,
      applied_at: clock.now,
      tax_invoice_no: null,
      issued_at: null,
      red_invoice_no: null,
      fail_reason: '抬头有误',
    })
    .execute();
  return invoiceNo;
}
