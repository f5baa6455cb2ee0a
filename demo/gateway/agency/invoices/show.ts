import type { queryAgencyInvoice, queryAgencyInvoices } from '../../../../src/contract/agency/invoices';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { findFilesOf } from '../../files/queries';
import { INVOICE_FILES } from '../../invoice/file-owner';
import { findInvoicesOfAgency, findOwnerOfInvoice } from '../../invoice/list/of-agency';
import { showInvoice } from '../../invoice/list/queries';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import { findHistory } from '../log/history';

/** Throws invoiceUnknown, also for invoices of other agencies. */
export async function ownerOf(db: Database, { tmcNumber }: Operator, invoiceNo: string) {
  const owner = await findOwnerOfInvoice(db, tmcNumber, invoiceNo);
  if (owner === undefined) throw new Fault('invoiceUnknown');
  return owner;
}

export async function listInvoices(
  db: Database,
  { tmcNumber }: Operator,
  asked: ParsedBodyOf<typeof queryAgencyInvoices>,
): Promise<ResultOf<typeof queryAgencyInvoices>> {
  const { keyword, invoiceState, beginDate, endDate, pageIndex, pageSize } = asked;
  const filters = {
    keyword,
    stateList: invoiceState === undefined ? [] : [invoiceState],
    invoiceType: '' as const,
    invoiceNoList: [],
    beginDate,
    endDate,
  };
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const { total, invoices } = await findInvoicesOfAgency(db, tmcNumber, filters, page);
  return { total, invoiceList: invoices };
}

/** An invoice with its lines, files, events and history. Throws invoiceUnknown. */
export async function showAgencyInvoice(
  db: Database,
  operator: Operator,
  invoiceNo: string,
): Promise<ResultOf<typeof queryAgencyInvoice>> {
  const { enterprise_num: enterpriseNum, ent_name: entName } = await ownerOf(db, operator, invoiceNo);
  const shown = await showInvoice(db, enterpriseNum, invoiceNo);
  if (shown === undefined) throw new Fault('invoiceUnknown');
  const { invoice, isUndecided, buyer, mailTo, remark, lineList, eventList } = shown;
  const files = await findFilesOf(db, INVOICE_FILES, [invoiceNo]);
  return {
    invoice: { ...invoice, enterpriseNum, entName },
    isUndecided,
    buyer,
    mailTo,
    remark,
    lineList,
    eventList,
    fileList: files.map(({ file }) => file),
    historyList: await findHistory(db, operator, invoiceNo),
  };
}
