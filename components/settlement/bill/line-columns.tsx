import { LINE_SORTS, type SettleBillLine } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { SettlementStore } from '../settlement-store';
import type { SettlementTexts } from '../texts';
import type { BillTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface ColumnLabels {
  s: SettlementTexts;
  t: BillTexts;
}

const TONES: Readonly<Record<SettleBillLine['lineDispute'], Tone>> = {
  none: 'neutral',
  open: 'over',
  accepted: 'within',
  refused: 'neutral',
};

const isSortable = (id: string): boolean => LINE_SORTS.some((sort) => sort === id);

/** Columns of the lines: subject, bearer, amounts, and links to order, bill and dispute. */
export function lineColumns(
  { openOrder, openBill, openDispute }: Pick<SettlementStore, 'openOrder' | 'openBill' | 'openDispute'>,
  { s, t }: ColumnLabels,
): Column<SettleBillLine>[] {
  const columns: Column<SettleBillLine>[] = [
    {
      id: 'bookedTime',
      header: t.time,
      card: 'time',
      width: 136,
      cell: ({ bookedTime }) => instantText(bookedTime),
    },
    {
      id: 'kind',
      header: t.kind,
      card: 'title',
      width: 104,
      cell: ({ kind, part }) => s.lineName(kind, part),
    },
    {
      id: 'travellerName',
      header: t.traveller,
      width: 88,
      oneLine: true,
      cell: ({ travellerName }) => travellerName,
    },
    {
      id: 'routeName',
      header: t.trip,
      width: 150,
      oneLine: true,
      cell: ({ routeName, flightNo }) => [routeName, flightNo].filter((text) => text !== '').join(' '),
    },
    {
      id: 'orderNo',
      header: t.orderNo,
      width: 132,
      card: 'number',
      cell: ({ orderNo, lineNo }) =>
        orderNo !== '' && (
          <EntryLink
            to={{ target: 'order', orderNo }}
            className="st-link"
            data-line={lineNo}
            aria-label={s.openOrder(orderNo)}
            onOpen={() => openOrder(orderNo)}
          >
            {orderNo}
          </EntryLink>
        ),
    },
    {
      id: 'ticketNo',
      header: t.ticketNo,
      width: 128,
      givesWay: 5,
      card: 'none',
      cell: ({ ticketNo }) => ticketNo,
    },
    {
      id: 'deptName',
      header: s.group('department'),
      width: 104,
      oneLine: true,
      givesWay: 4,
      card: 'none',
      cell: ({ deptName }) => deptName,
    },
    {
      id: 'costCenterName',
      header: s.group('costCenter'),
      width: 104,
      oneLine: true,
      givesWay: 3,
      card: 'none',
      cell: ({ costCenterName }) => costCenterName,
    },
    {
      id: 'entityName',
      header: s.group('entity'),
      width: 120,
      oneLine: true,
      givesWay: 1,
      card: 'none',
      cell: ({ entityName }) => entityName,
    },
    {
      id: 'product',
      header: s.group('product'),
      width: 72,
      hidden: true,
      card: 'none',
      cell: ({ product }) => s.product(product),
    },
    {
      id: 'fromBillNo',
      header: t.from,
      width: 150,
      hidden: true,
      card: 'none',
      cell: ({ fromBillNo }) =>
        fromBillNo !== '' && (
          <EntryLink
            to={{ kind: 'bill', id: fromBillNo }}
            className="st-link"
            aria-label={s.openBill(fromBillNo)}
            onOpen={() => openBill(fromBillNo)}
          >
            {fromBillNo}
          </EntryLink>
        ),
    },
    {
      id: 'lineDispute',
      header: t.lineDispute,
      width: 104,
      card: 'state',
      cell: ({ lineDispute, disputeNo }) =>
        disputeNo === '' ? null : (
          <button
            type="button"
            className="tp-list-link st-link"
            aria-label={`${lineDispute === 'none' ? s.openDispute : s.lineDispute(lineDispute)} ${s.openDispute}`}
            onClick={() => openDispute(disputeNo)}
          >
            {lineDispute === 'none' ? (
              s.openDispute
            ) : (
              <Tag tone={TONES[lineDispute]}>{s.lineDispute(lineDispute)}</Tag>
            )}
          </button>
        ),
    },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      width: 104,
      card: 'amount',
      cardPrefix: '¥',
      cell: ({ amount }) => formatPrice(amount),
    },
  ];
  return columns.map((column) => (isSortable(column.id) ? { ...column, sortable: true } : column));
}
