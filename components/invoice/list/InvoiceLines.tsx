import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { queryInvoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts, type InvoiceTexts } from '../texts';
import { invoiceListTexts, type InvoiceListTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

type Line = ResultOf<typeof queryInvoice>['lineList'][number];

interface Props {
  invoicing: InvoiceStore;
  lines: readonly Line[];
}

export function InvoiceLines({ invoicing, lines }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceListTexts);
  const columns = useMemo(() => lineColumns(s, t, invoicing.openOrder), [s, t, invoicing.openOrder]);
  return (
    <div className="tp-detail-card">
      <h3>{t.lines}</h3>
      <DataTable
        label={t.lines}
        columns={columns}
        rows={lines}
        rowKey={({ lineNo, partNo }) => `${lineNo}/${partNo}`}
        empty={null}
        framed={false}
        virtual={lines.length > 100}
        {...(lines.length > 100 && { maxHeight: 480 })}
      />
    </div>
  );
}

const lineColumns = (
  s: InvoiceTexts,
  t: InvoiceListTexts,
  openOrder: (orderNo: string) => void,
): Column<Line>[] => [
  {
    id: 'kind',
    header: s.kind,
    card: 'title',
    width: 140,
    cell: ({ kind, partNo }) => (partNo === 0 ? s.kindName(kind) : `${s.kindName(kind)} · ${t.part(partNo)}`),
  },
  { id: 'amount', header: s.amount, width: 110, numeric: true, cell: ({ amount }) => formatPrice(amount) },
  {
    id: 'traveller',
    header: s.traveller,
    width: 100,
    oneLine: true,
    cell: ({ travellerName }) => travellerName,
  },
  {
    id: 'order',
    header: s.order,
    width: 160,
    cell: ({ orderNo }) => (
      <EntryLink to={{ target: 'order', orderNo }} className="iv-no" onOpen={() => openOrder(orderNo)}>
        {orderNo}
      </EntryLink>
    ),
  },
  {
    id: 'costCenter',
    header: s.costCenter,
    width: 140,
    givesWay: 2,
    oneLine: true,
    cell: ({ costCenterName }) => costCenterName,
  },
  {
    id: 'entity',
    header: s.entity,
    width: 160,
    givesWay: 1,
    oneLine: true,
    cell: ({ entityName }) => entityName,
  },
  { id: 'bill', header: s.bill, width: 170, givesWay: 3, cell: ({ billNo }) => billNo },
];
