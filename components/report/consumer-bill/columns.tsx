import type { Consumption } from '../../../src/contract/report/consumption';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { FactTexts } from '../dashboard/facts/texts';
import type { TermTexts } from '../dashboard/terms/texts';
import type { ConsumerBillTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface ColumnLabels {
  t: ConsumerBillTexts;
  f: FactTexts;
  terms: TermTexts;
}

interface Shape {
  /** Name of the date basis. */
  basis: string;
  onOpen(orderNo: string): void;
}

/** Start of a journey or stay. The time of day has no meaning for a hotel stay. */
const startOf = ({ product, startTime }: Consumption): string =>
  product === 'hotel' ? startTime.slice(0, 10) : startTime.replace('T', ' ');

/** Columns of the bill: date, product, trip and amounts of each expense. */
export function columnsFor({ basis, onOpen }: Shape, { t, f, terms }: ColumnLabels): Column<Consumption>[] {
  return [
    { id: 'date', header: basis, card: 'time', width: 104, sortable: true, cell: ({ date }) => date },
    {
      id: 'product',
      header: t.product,
      width: 72,
      givesWay: 5,
      card: 'note',
      cell: ({ product }) => terms.product(product),
    },
    {
      id: 'kind',
      header: f.kind,
      card: 'state',
      width: 76,
      cell: ({ kind, product }) => (
        <Tag tone={kind === 'refunded' ? 'accent' : 'neutral'}>{f.kindOf(kind, product)}</Tag>
      ),
    },
    {
      id: 'routeName',
      header: t.trip,
      card: 'title',
      width: 112,
      oneLine: true,
      cell: ({ routeName }) => routeName,
    },
    {
      id: 'serviceName',
      header: f.service('all'),
      width: 104,
      oneLine: true,
      cell: ({ serviceName }) => serviceName,
    },
    {
      id: 'carrierName',
      header: t.carrier,
      width: 96,
      oneLine: true,
      givesWay: 1,
      card: 'none',
      cell: ({ carrierName }) => carrierName,
    },
    {
      id: 'className',
      header: f.class('all'),
      width: 88,
      oneLine: true,
      givesWay: 2,
      card: 'none',
      cell: ({ className }) => className,
    },
    {
      id: 'startTime',
      header: f.start('all'),
      width: 140,
      givesWay: 3,
      card: 'none',
      cell: startOf,
    },
    {
      id: 'costCenterName',
      header: terms.part('costCenter', 'all'),
      width: 104,
      oneLine: true,
      givesWay: 4,
      card: 'none',
      cell: ({ costCenterName }) => costCenterName,
    },
    {
      id: 'orderNo',
      header: f.recordNo,
      card: 'number',
      width: 124,
      cell: ({ orderNo, recordNo }) =>
        orderNo === '' ? (
          recordNo
        ) : (
          <EntryLink
            to={{ target: 'order', orderNo }}
            aria-label={t.openOrder(orderNo)}
            onOpen={() => onOpen(orderNo)}
          >
            {orderNo}
          </EntryLink>
        ),
    },
    {
      id: 'ticketNo',
      header: f.ticketNo,
      width: 128,
      oneLine: true,
      hidden: true,
      cell: ({ ticketNo }) => ticketNo,
    },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      width: 96,
      sortable: true,
      card: 'amount',
      cell: ({ amount }) => terms.value('fen', amount),
    },
  ];
}
