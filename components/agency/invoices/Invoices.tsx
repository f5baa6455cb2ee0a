import { useState } from 'react';
import { queryAgencyInvoices, type AgencyInvoice } from '../../../src/contract/agency/invoices';
import { INVOICE_STATES, type InvoiceState } from '../../../src/contract/invoice/invoices';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, NO_DAYS, periodFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import type { AgencyPageProps } from '../page-props';
import { invoiceColumns } from './columns';
import { InvoiceDetail } from './InvoiceDetail';
import { invoiceTexts, type InvoiceTexts } from './texts';

interface InvoiceFilters {
  invoiceState: InvoiceState;
  days: Period;
}
type T = { t: InvoiceTexts };

const List = listPage(
  queryAgencyInvoices,
  { t: invoiceTexts },
  {
    path: '/agency/invoices',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      invoiceState: choiceFilter(INVOICE_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      days: periodFilter(),
    },
    ask: ({ days = NO_DAYS, ...filters }: Filters<InvoiceFilters>) => ({ ...filters, ...days }),
    rows: ({ invoiceList }) => invoiceList,
    rowKey: ({ invoiceNo }) => invoiceNo,
    columns: ({ t }, open: (invoiceNo: string) => void) => invoiceColumns(t, open),
  },
);

/** Invoices that enterprises have applied for: failed ones are issued by hand, retried or refused. */
export default function Invoices({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<InvoiceFilters>, AgencyInvoice>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState('');
  return shown === '' ? (
    <List listing={listing} of={show} />
  ) : (
    <InvoiceDetail invoiceNo={shown} mayIssue={rights.includes('issueInvoices')} onBack={() => show('')} />
  );
}
