import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'invoices are for whom the whole enterprise is, as the second account': [
    ...placeOf('invoiceNo', 'queryInvoice', 'redInvoice', 'retryInvoice', 'withdrawInvoice'),
    ...placeOf('titleNo', 'applyInvoices', 'applyReceipts', 'saveInvoiceTemplate', 'saveInvoiceTitle'),
    ...placesOf('queryReceiptTickets', 'costCenterNOList.0', 'entityNOList.0', 'travellerNOList.0'),
    ...placesOf('queryInvoiceItems', 'billNo', 'costCenterNOList.0', 'entityNOList.0', 'travellerNOList.0'),
    'saveInvoiceTemplate templateNo',
  ],
};
