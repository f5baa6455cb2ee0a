import type { Invoice } from '../../../../src/contract/invoice/invoices';
import type { StoredFile } from '../../../../src/contract/files/files';
import { fileNameOf } from '../../../../src/domain/invoice/file-name';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { defineFileExport, type ZipEntry } from '../../download/exports';
import { findFilesOf } from '../../files/queries';
import { INVOICE_FILES } from '../file-owner';
import { INVOICE_EXPORT } from './export-options';
import { findInvoices } from './queries';
import { INVOICE_STATE_LABELS } from '../../../../src/domain/invoice/labels';

/** Invoices per query for their files. */
const PAGE = 200;
const WITHOUT_FILES = '未包含的发票.txt';
/** Byte order mark, by which text editors on Windows recognise UTF-8. */
const MARK = '\ufeff';

type InvoiceFilter = Parameters<typeof findInvoices>[2];

export const fileExport = defineFileExport({
  ...INVOICE_EXPORT,
  kind: 'invoiceFiles',
  title: '发票文件',
  packed: (db, { enterpriseNum }, asked) => packed(db, enterpriseNum, asked),
});

/**
 * The files of each invoice in turn; at the end, if invoices without files exist, a text that lists them with the
 * reasons.
 */
async function* packed(
  db: Database,
  enterpriseNum: string,
  asked: InvoiceFilter,
): AsyncGenerator<readonly ZipEntry[]> {
  const without: string[] = [];
  for await (const { invoice, files } of invoicesOf(db, enterpriseNum, asked)) {
    if (files.length === 0) without.push(lineOf(invoice));
    yield namedFiles(invoice, files);
  }
  if (without.length === 0) return;
  const head = ['申请编号', '状态', '价税合计（元）', '申请时间', '原因'].join('\t');
  yield [{ name: WITHOUT_FILES, text: `${MARK}${[head, ...without, ''].join('\r\n')}` }];
}

async function* invoicesOf(
  db: Database,
  enterpriseNum: string,
  asked: InvoiceFilter,
): AsyncGenerator<{ invoice: Invoice; files: readonly StoredFile[] }> {
  let behind: Invoice | undefined;
  for (;;) {
    const page = await findInvoices(db, enterpriseNum, asked, { limit: PAGE, behind });
    const numbers = page.map(({ invoiceNo }) => invoiceNo);
    const found = await findFilesOf(db, INVOICE_FILES, numbers);
    for (const invoice of page) {
      const own = found.filter(({ ownerNo }) => ownerNo === invoice.invoiceNo);
      yield { invoice, files: own.map(({ file }) => file) };
    }
    if (page.length < PAGE) return;
    behind = page.at(-1);
  }
}

/** File names that contain the unique number of the invoice and therefore never clash. */
function namedFiles(invoice: Invoice, files: readonly StoredFile[]): ZipEntry[] {
  const taken = new Set<string>();
  return files.map(({ fileNo, fileName }) => {
    const dot = fileName.lastIndexOf('.');
    const [stem, ending] = [fileName.slice(0, dot), fileName.slice(dot + 1)];
    const parts = [stem, invoice.titleName, formatPrice(invoice.amount).replaceAll(',', '')];
    return { fileNo, name: fileNameOf(parts, ending, taken) };
  });
}

const lineOf = ({ invoiceNo, invoiceState, amount, applyTime, failReason }: Invoice): string =>
  [
    invoiceNo,
    INVOICE_STATE_LABELS[invoiceState],
    formatPrice(amount).replaceAll(',', ''),
    instantText(applyTime),
    // a reason may contain tabs or line breaks
    failReason.replaceAll(/\s+/g, ' '),
  ].join('\t');
