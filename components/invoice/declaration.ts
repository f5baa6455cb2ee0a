import * as v from 'valibot';
import { ITEM_KINDS } from '../../src/contract/invoice/apply';
import { DOCUMENT_TYPES, INVOICE_STATES } from '../../src/contract/invoice/invoices';
import { declare } from '../../src/element/definition/declaration';
import { detailOf } from '../../src/element/navigation/detail';
import { filtersEvent } from '../../src/element/navigation/filters';
import { DownloadsTarget, navigateEvent, OrderTarget } from '../../src/element/navigation/targets';
import { APPLIED_FOR, INVOICE_VIEWS } from './views';

export const invoice = declare({
  tag: 'invoice',
  summary:
    'Invoices of fees on confirmed bills, and itinerary receipts of flown tickets: entries that can be invoiced, chosen over pages and split before the application; the invoices with their states, files and deductible tax, one by one or all in a zip; titles, checked by GB 32100, and templates.',
  attributes: {
    view: {
      type: 'string',
      options: INVOICE_VIEWS,
      default: 'list',
      description: 'View that is shown: `apply`, `list`, or `settings` (titles and templates).',
    },
    'invoice-no': {
      type: 'string',
      default: '',
      description: 'Number of the invoice whose detail is shown; of the view `list`.',
    },
    'applied-for': {
      type: 'string',
      options: APPLIED_FOR,
      default: 'fees',
      description: 'Entries of the view `apply`: `fees` on bills, or flown `tickets`.',
    },
    keyword: {
      type: 'string',
      default: '',
      description: 'Keyword of the list, as typed into its field. Empty: all.',
    },
    'item-kind': {
      type: 'string',
      options: ['', ...ITEM_KINDS],
      default: '',
      description: 'Kind of the fees that are listed, e.g. `service` or `fare`. Empty: all.',
    },
    'bill-no': {
      type: 'string',
      default: '',
      description: 'Number of the bill whose fees are listed. Empty: of all bills.',
    },
    'entity-no': {
      type: 'string',
      default: '',
      description: 'Number of the accounting entity that bears the entries; `-` for none. Empty: all.',
    },
    'cost-center-no': {
      type: 'string',
      default: '',
      description: 'Number of the cost centre that bears the entries; `-` for none. Empty: all.',
    },
    traveller: {
      type: 'string',
      default: '',
      description:
        'Person whose fees or tickets are listed, as `S10001:Li Wei`, number and name. Empty: all.',
    },
    'invoice-state': {
      type: 'string',
      options: ['', ...INVOICE_STATES],
      default: '',
      description: 'State of the invoices that are listed, e.g. `issued` or `failed`. Empty: all.',
    },
    'invoice-type': {
      type: 'string',
      options: ['', ...DOCUMENT_TYPES],
      default: '',
      description: 'Type of the invoices that are listed, e.g. `special` or `itinerary`. Empty: all.',
    },
    'begin-date': {
      type: 'string',
      default: '',
      description:
        'First day of the list, `YYYY-MM-DD`: of applications in the view `list`, else of clearing or of flights. Empty: no bound.',
    },
    'end-date': {
      type: 'string',
      default: '',
      description: 'Last day of the list, as `begin-date`.',
    },
    page: {
      type: 'number',
      default: 1,
      min: 1,
      integer: true,
      description: 'Page of the list that is shown.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Rows per page, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('invoice'),
      description: 'The detail of an invoice is shown, or the list again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The search or the page has changed; the detail has the attributes that restore the list.',
    ),
    'tp-navigate': navigateEvent(
      [OrderTarget, DownloadsTarget],
      'The user wants to see an order, or exported files. Unless prevented, the element shows them in its place.',
    ),
    'tp-invoices-applied': {
      detail: v.object({ invoiceNoList: v.array(v.string()) }),
      description: 'Invoices or itinerary receipts were applied for.',
    },
    'tp-invoice-changed': {
      detail: v.object({
        invoiceNo: v.string(),
        what: v.picklist(['retried', 'withdrawn', 'reversed']),
      }),
      description: 'An invoice is retried, was withdrawn, or will be reversed.',
    },
    'tp-invoice-settings-saved': {
      detail: v.object({ what: v.picklist(['title', 'template', 'distribution']) }),
      description: 'A title, a template or the distribution of receipts was saved.',
    },
  },
  tracks: {
    'invoices-applied': 'Invoices were applied for; how many, as `count`.',
    'receipts-applied': 'Itinerary receipts were applied for; how many, as `count`.',
    'invoice-changed': 'An invoice is retried, was withdrawn, or will be reversed; as `what`.',
    'invoice-settings-saved': 'A title, a template or the distribution of receipts was saved; as `what`.',
    'order-opened': 'An order was opened.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the table.',
    list: 'The table.',
    detail: 'The detail of an invoice.',
  },
  cssProperties: {},
});
