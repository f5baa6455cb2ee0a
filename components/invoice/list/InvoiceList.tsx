import { useEffect, useMemo } from 'react';
import {
  DOCUMENT_TYPES,
  INVOICE_STATES,
  queryInvoices,
  type DocumentType,
  type InvoiceState,
} from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { isRefused } from '../../../src/element/list/is-refused';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { DateField } from '../../../src/ui/date/DateField';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoicesAsked, invoicesWanted, isNarrowed } from '../filters';
import { invoiceKey, type Invoicing, type InvoicingState } from '../invoicing';
import { invoiceTexts } from '../texts';
import { invoiceColumns } from './columns';
import { FileSelection } from './FileSelection';
import { isUnderWay, LOOK_MS } from './under-way';
import { invoiceListTexts } from './texts';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/invoice/invoiceList';

interface Props {
  invoicing: Invoicing;
  state: InvoicingState;
}

export function InvoiceList({ invoicing, state }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceListTexts);
  const { invoices, chosenInvoices } = state;
  const { filters, pageSize } = invoices;
  const columns = useMemo(() => invoiceColumns({ s, t }, invoicing.show), [s, t, invoicing.show]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: invoicing.setPageSize });
  const found = useCall(queryInvoices, table.isReady ? invoicesAsked(invoices) : undefined, {
    live: true,
    keepPrevious: true,
    refetchInterval: (answer) =>
      answer?.invoiceList.some(({ invoiceState }) => isUnderWay(invoiceState)) ? LOOK_MS : false,
  });
  const { data } = found;
  const { seen } = invoicing;
  useEffect(() => {
    if (data) seen();
  }, [data, seen]);
  const rows = data?.invoiceList ?? [];
  const selected = useMemo(() => new Set(chosenInvoices.keys()), [chosenInvoices]);
  // whoever may see none is told why, and offered nothing
  const maySee = !found.error || !isRefused(found.error);
  return (
    <div className="tp-list-page">
      {maySee && <InvoiceFilterBar invoicing={invoicing} state={state} />}
      {data && data.total > 0 && (
        <div className="tp-list-tools">
          <p className="iv-sums" role="status">
            {t.sums(formatPrice(data.totalAmount), formatPrice(data.deductibleAmount))}
          </p>
          <ExportBar
            kind="invoices"
            query={invoicesWanted(filters)}
            files={{ kind: 'invoiceFiles', text: t.allFiles }}
            onShowFiles={invoicing.showDownloads}
          />
        </div>
      )}
      <PagedTable
        noun={t.noun}
        found={found}
        rows={rows}
        total={data?.total ?? 0}
        rowKey={invoiceKey}
        table={table}
        state={invoices}
        listing={invoicing.invoices}
        isFiltered={isNarrowed(filters)}
        nothing={t.nothing}
        selection={{
          selected,
          isSelectable: () => true,
          onChange: (keys) => invoicing.chooseInvoices(keys, rows),
        }}
      />
      {chosenInvoices.size > 0 && <FileSelection invoicing={invoicing} chosen={chosenInvoices} />}
    </div>
  );
}

function InvoiceFilterBar({ invoicing, state }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceListTexts);
  const { filters } = state.invoices;
  const { filter, search, clear } = invoicing.invoices;
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keywordHint}
      onSearch={search}
      isFiltered={isNarrowed(filters)}
      onClear={clear}
    >
      <Field label={t.state}>
        <Select<InvoiceState | ''>
          value={filters.state}
          options={[
            { value: '', label: s.all },
            ...INVOICE_STATES.map((value) => ({ value, label: t.stateName(value) })),
          ]}
          onChange={(chosen) => filter({ state: chosen })}
        />
      </Field>
      <Field label={s.type}>
        <Select<DocumentType | ''>
          value={filters.invoiceType}
          options={[
            { value: '', label: s.all },
            ...DOCUMENT_TYPES.map((value) => ({ value, label: s.typeName(value) })),
          ]}
          onChange={(invoiceType) => filter({ invoiceType })}
        />
      </Field>
      <Field label={t.beginDate}>
        <DateField value={filters.beginDate} onChange={(beginDate) => filter({ beginDate })} />
      </Field>
      <Field label={t.endDate}>
        <DateField value={filters.endDate} onChange={(endDate) => filter({ endDate })} />
      </Field>
    </FilterBar>
  );
}
