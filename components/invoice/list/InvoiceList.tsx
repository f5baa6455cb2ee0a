import { DOCUMENT_TYPES, INVOICE_STATES, queryInvoices } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { choiceFilter, dayFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { invoiceColumns } from './columns';
import { FileSelection } from './FileSelection';
import { invoiceListTexts } from './texts';
import { isUnderWay, LOOK_MS } from './under-way';

export const InvoiceList = listPage(
  queryInvoices,
  { s: invoiceTexts, t: invoiceListTexts },
  {
    path: '/invoice/invoiceList',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
    filters: {
      state: choiceFilter(INVOICE_STATES, {
        label: ({ t }) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ s }) => s.all,
      }),
      invoiceType: choiceFilter(DOCUMENT_TYPES, {
        label: ({ s }) => s.type,
        name: ({ s }) => s.typeName,
        all: ({ s }) => s.all,
      }),
      beginDate: dayFilter(({ t }) => t.beginDate),
      endDate: dayFilter(({ t }) => t.endDate),
    },
    ask: ({ keyword, state, invoiceType, beginDate = '', endDate = '' }) => ({
      keyword,
      invoiceType: invoiceType ?? ('' as const),
      beginDate,
      endDate,
      stateList: state === undefined ? [] : [state],
    }),
    rows: ({ invoiceList }) => invoiceList,
    rowKey: ({ invoiceNo }) => invoiceNo,
    columns: (texts, invoicing: InvoiceStore) => invoiceColumns(texts, invoicing.show),
    sums: ({ totalAmount, deductibleAmount }, { t }) =>
      t.sums(formatPrice(totalAmount), formatPrice(deductibleAmount)),
    exports: { kind: 'invoices', files: ({ t }) => ({ kind: 'invoiceFiles', text: t.allFiles }) },
    Bar: FileSelection,
    refetchInterval: (answer) =>
      answer?.invoiceList.some(({ invoiceState }) => isUnderWay(invoiceState)) ? LOOK_MS : false,
  },
);
