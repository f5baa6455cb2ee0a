import type { InvoiceItem } from '../../../src/contract/invoice/apply';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import { rateText } from '../rate-text';
import type { InvoiceTexts } from '../texts';
import type { ApplyTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

export const itemColumns = (
  { s, t }: { s: InvoiceTexts; t: ApplyTexts },
  openOrder: (orderNo: string) => void,
): Column<InvoiceItem>[] => [
  {
    id: 'kind',
    header: s.kind,
    card: 'title',
    width: 130,
    cell: ({ kind }) => s.kindName(kind),
  },
  {
    id: 'amount',
    header: s.amount,
    width: 110,
    numeric: true,
    cell: ({ amount }) => formatPrice(amount),
  },
  { id: 'rate', header: s.rate, width: 80, cell: ({ taxRate }) => rateText(taxRate, s) },
  {
    id: 'traveller',
    header: s.traveller,
    width: 100,
    oneLine: true,
    cell: ({ travellerName }) => travellerName,
  },
  {
    id: 'route',
    header: s.route,
    width: 140,
    givesWay: 1,
    oneLine: true,
    cell: ({ routeName }) => routeName,
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
    width: 130,
    givesWay: 3,
    oneLine: true,
    cell: ({ costCenterName }) => costCenterName,
  },
  {
    id: 'entity',
    header: s.entity,
    width: 150,
    givesWay: 2,
    oneLine: true,
    cell: ({ entityName }) => entityName,
  },
  { id: 'bill', header: s.bill, width: 170, givesWay: 4, cell: ({ billNo }) => billNo },
  {
    id: 'time',
    header: t.time,
    card: 'time',
    width: 150,
    cell: ({ bookedTime }) => instantText(bookedTime),
  },
];
