import { useEffect, useMemo } from 'react';
import {
  ITEM_KINDS,
  queryInvoiceChoices,
  queryInvoiceItems,
  type ItemKind,
} from '../../../src/contract/invoice/apply';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { useListTable } from '../../../src/element/list/use-list-table';
import { DateField } from '../../../src/ui/date/DateField';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isNarrowed, itemsAsked } from '../filters';
import { itemKey, type Invoicing, type InvoicingState } from '../invoicing';
import { invoiceTexts } from '../texts';
import { itemColumns } from './item-columns';
import { ApplySelection } from './ApplySelection';
import { ApplicableList, OWN_PAGE } from './ApplicableList';
import { BearerFields } from './BearerFields';
import { applyTexts } from './texts';

interface Props {
  invoicing: Invoicing;
  state: InvoicingState;
}

interface ViewProps extends Props {
  /** Whether the user may see them at all. */
  onSeen(maySee: boolean): void;
}

/** Fees that can be invoiced, chosen over pages. */
export function FeeView({ invoicing, state, onSeen }: ViewProps) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const { items, chosen } = state;
  const { filters, pageSize } = items;
  const columns = useMemo(() => itemColumns({ s, t }, invoicing.openOrder), [s, t, invoicing.openOrder]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: invoicing.setPageSize });
  const found = useCall(queryInvoiceItems, table.isReady ? itemsAsked(items) : undefined, {
    live: true,
    keepPrevious: true,
  });
  const { data } = found;
  const { seen } = invoicing;
  useEffect(() => {
    if (data) seen();
  }, [data, seen]);
  const rows = data?.itemList ?? [];
  return (
    <ApplicableList
      noun={t.noun}
      nothing={t.nothing}
      found={found}
      rows={rows}
      rowKey={itemKey}
      table={table}
      state={items}
      listing={invoicing.items}
      isFiltered={isNarrowed(filters)}
      filters={<ItemFilterBar invoicing={invoicing} state={state} />}
      sums={t.sums(formatPrice(data?.totalAmount ?? 0))}
      chosen={chosen}
      onChoose={(keys) => invoicing.choose(keys, rows)}
      bar={<ApplySelection invoicing={invoicing} chosen={chosen} />}
      onSeen={onSeen}
    />
  );
}

/** What is chosen stands in the field also once nothing can be invoiced of it any more. */
const withChosen = (all: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || all.includes(chosen) ? all : [chosen, ...all];

function ItemFilterBar({ invoicing, state }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const { filters } = state.items;
  const { filter, search, clear } = invoicing.items;
  const { data: choices } = useCall(queryInvoiceChoices, { of: 'fees' }, { quiet: true });
  return (
    <FilterBar
      label={t.query}
      keyword={filters.keyword}
      placeholder={t.keywordHint}
      onSearch={search}
      isFiltered={isNarrowed(filters)}
      onClear={clear}
    >
      <Field label={s.kind}>
        <Select<ItemKind | ''>
          value={filters.kind}
          options={[
            { value: '', label: s.all },
            ...ITEM_KINDS.map((value) => ({ value, label: s.kindName(value) })),
          ]}
          onChange={(kind) => filter({ kind })}
        />
      </Field>
      <Field label={s.bill}>
        <Select
          value={filters.billNo}
          options={[
            { value: '', label: s.all },
            ...withChosen(choices?.billNoList ?? [], filters.billNo).map((value) => ({
              value,
              label: value,
            })),
          ]}
          onChange={(billNo) => filter({ billNo })}
        />
      </Field>
      <BearerFields filters={filters} choices={choices} onChange={filter} />
      <Field label={t.beginDate}>
        <DateField value={filters.beginDate} onChange={(beginDate) => filter({ beginDate })} />
      </Field>
      <Field label={t.endDate}>
        <DateField value={filters.endDate} onChange={(endDate) => filter({ endDate })} />
      </Field>
    </FilterBar>
  );
}
