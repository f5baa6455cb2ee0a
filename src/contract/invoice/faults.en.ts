import { inEnglish } from '../fault-texts';
import { INVOICE_FAULTS } from './faults';

export default inEnglish(INVOICE_FAULTS, {
  invoiceUnknown: 'There is no such invoice.',
  invoiceTitleUnknown: 'There is no such invoice title, or it is no longer used.',
  invoiceTemplateUnknown: 'There is no such invoice template.',
  invoiceSettingChanged: 'Somebody else has changed this. Reload it before you change it.',
  invoiceItemTaken:
    'Some selected entries are invoiced, or can no longer be invoiced. Reload and choose again.',
  tooManyInvoices: 'At most 100 invoices at a time. Choose fewer fees, or raise the ceiling of an invoice.',
  invoiceStateChanged: 'The state of the invoice has changed. Please reload.',
  invoicesNotSeen: 'Only those who see the whole enterprise’s data can manage invoices.',
  receiptTicketTaken:
    'Some of the tickets chosen are already invoiced, too old, or cannot have a receipt. Refresh and choose again.',
  invoiceUndecided:
    'The tax platform has not said whether it has issued the invoice. Ask it again before anything else.',
});
