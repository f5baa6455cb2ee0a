import {
  issueAgencyInvoice,
  queryAgencyInvoice,
  queryAgencyInvoiceFile,
  queryAgencyInvoices,
  refuseAgencyInvoice,
  retryAgencyInvoice,
  reverseAgencyInvoice,
  uploadAgencyInvoiceFile,
} from '../../../../src/contract/agency/invoices';
import { atOneMoment } from '../../db/transaction';
import { downloadUrl } from '../../files/link';
import { findFilesOf } from '../../files/queries';
import { INVOICE_FILES } from '../../invoice/file-owner';
import type { Area } from '../../server/area';
import { Fault } from '../../server/http/fault';
import { implementOperator } from '../../server/http/operator';
import { issue, refuse, retry, reverse } from './decide';
import { listInvoices, ownerOf, showAgencyInvoice } from './show';
import { receiveInvoiceFile } from './upload';

export const area: Area = {
  name: 'agency/invoices',
  implementations: ({ config, files }) => [
    implementOperator(queryAgencyInvoices, ({ db, operator }, asked) => listInvoices(db, operator, asked)),
    implementOperator(queryAgencyInvoice, ({ db, operator }, { invoiceNo }) =>
      atOneMoment(db, (moment) => showAgencyInvoice(moment, operator, invoiceNo)),
    ),
    implementOperator(queryAgencyInvoiceFile, async ({ db, operator, now }, { invoiceNo, fileNo }) => {
      await ownerOf(db, operator, invoiceNo);
      const found = await findFilesOf(db, INVOICE_FILES, [invoiceNo]);
      if (!found.some(({ file }) => file.fileNo === fileNo)) throw new Fault('fileUnknown');
      return { downloadUrl: downloadUrl(config, { linked: 'files', no: fileNo, by: '' }, now) };
    }),
    implementOperator(uploadAgencyInvoiceFile, (context, body) => receiveInvoiceFile(context, files, body)),
    implementOperator(issueAgencyInvoice, issue),
    implementOperator(retryAgencyInvoice, retry),
    implementOperator(refuseAgencyInvoice, refuse),
    implementOperator(reverseAgencyInvoice, reverse),
  ],
};
