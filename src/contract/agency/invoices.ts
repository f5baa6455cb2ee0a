import * as v from 'valibot';
import { call } from '../call';
import { FILE_BYTES, FileNo, StoredFile } from '../files/files';
import { LocalDate } from '../flight-booking/booking';
import { InvoiceNo } from '../invoice/apply';
import { Invoice, InvoiceState, queryInvoice } from '../invoice/invoices';
import { HistoryEntry } from './history';
import { Day } from './log';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';
/** Most files of an invoice that is issued by hand. */
export const INVOICE_FILES_EACH = 3;

export const AgencyInvoice = v.object({
  ...Invoice.entries,
  enterpriseNum: v.string(),
  entName: v.string(),
});
export type AgencyInvoice = v.InferOutput<typeof AgencyInvoice>;

/** Invoices that enterprises of the agency have applied for, the newest first. */
export const queryAgencyInvoices = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyInvoices`,
  body: v.object({
    /** Part of a number, the title, the tax number, or the enterprise's name or number. */
    keyword: Keyword,
    invoiceState: v.optional(InvoiceState),
    /** Days of the application in Shanghai, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), invoiceList: v.array(AgencyInvoice) }),
  needs: 'operator',
  right: 'readInvoices',
  reads: ['agencyInvoice'],
  origin: 'suite',
});

const { buyer, mailTo, remark, lineList, fileList, eventList } = queryInvoice.result.entries;
export const AgencyInvoiceDetail = v.object({
  invoice: AgencyInvoice,
  /** The tax platform has not answered and may have issued it: it can only be sent there again. */
  isUndecided: v.boolean(),
  buyer,
  mailTo,
  remark,
  lineList,
  fileList,
  eventList,
  historyList: v.array(HistoryEntry),
});
export type AgencyInvoiceDetail = v.InferOutput<typeof AgencyInvoiceDetail>;

/** Throws invoiceUnknown. */
export const queryAgencyInvoice = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyInvoice`,
  body: v.object({ invoiceNo: InvoiceNo }),
  result: AgencyInvoiceDetail,
  needs: 'operator',
  right: 'readInvoices',
  reads: ['agencyInvoice'],
  origin: 'suite',
});

/** Address at which a file can be fetched for a minute. Throws invoiceUnknown, fileUnknown. */
export const queryAgencyInvoiceFile = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyInvoiceFile`,
  body: v.object({ invoiceNo: InvoiceNo, fileNo: FileNo }),
  result: v.object({ downloadUrl: v.string() }),
  needs: 'operator',
  right: 'readInvoices',
  reads: ['agencyInvoice'],
  discloses: true,
  origin: 'suite',
});

/**
 * Uploads a PDF or OFD of a failed invoice. It is removed after a day unless `issueAgencyInvoice` attaches it. Throws
 * invoiceUnknown, and fieldsInvalid at `file` for another type.
 */
export const uploadAgencyInvoiceFile = call({
  gateway: 'agency',
  path: `${BASE}uploadAgencyInvoiceFile`,
  multipart: { fileBytes: FILE_BYTES, files: 1 },
  body: v.object({ invoiceNo: InvoiceNo, file: v.file('请选择文件') }),
  result: StoredFile,
  needs: 'operator',
  right: 'issueInvoices',
  changes: [],
  origin: 'suite',
});

const ofOne = {
  gateway: 'agency',
  result: v.object({}),
  needs: 'operator',
  right: 'issueInvoices',
  mutates: true,
  changes: ['agencyInvoice', 'agencyLog'],
  origin: 'suite',
} as const;
const Reason = (empty: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.maxLength(200, '原因不能超过200个字'));

/**
 * Stores that a refused invoice was issued outside the gateway, with its number, day and files. Throws invoiceUnknown,
 * invoiceStateChanged, invoiceUndecided, fileUnknown, and fieldsInvalid for a number in use and a day before the application or to come.
 */
export const issueAgencyInvoice = call({
  ...ofOne,
  path: `${BASE}issueAgencyInvoice`,
  body: v.object({
    invoiceNo: InvoiceNo,
    taxInvoiceNo: v.pipe(v.string(), v.trim(), v.regex(/^\d{20}$/, '请输入20位发票号码')),
    issueDate: LocalDate,
    fileNos: v.pipe(
      v.array(FileNo),
      v.minLength(1, '请上传发票文件'),
      v.maxLength(INVOICE_FILES_EACH, `最多上传${INVOICE_FILES_EACH}个文件`),
    ),
  }),
});

/** Sends a failed invoice to the tax platform again. Throws invoiceUnknown, invoiceStateChanged. */
export const retryAgencyInvoice = call({
  ...ofOne,
  path: `${BASE}retryAgencyInvoice`,
  body: v.object({ invoiceNo: InvoiceNo }),
});

/**
 * Refuses an invoice that the tax platform has refused; its items can then be invoiced again. Throws invoiceUnknown,
 * invoiceStateChanged, invoiceUndecided.
 */
export const refuseAgencyInvoice = call({
  ...ofOne,
  path: `${BASE}refuseAgencyInvoice`,
  body: v.object({ invoiceNo: InvoiceNo, reason: Reason('请填写拒绝原因') }),
});

/** Requests the red invoice of an issued one. Throws invoiceUnknown, invoiceStateChanged. */
export const reverseAgencyInvoice = call({
  ...ofOne,
  path: `${BASE}reverseAgencyInvoice`,
  body: v.object({ invoiceNo: InvoiceNo, reason: Reason('请填写红冲原因') }),
});
