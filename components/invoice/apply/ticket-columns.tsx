import type { ReceiptTicket } from '../../../src/contract/invoice/itinerary';
import { formatPrice } from '../../../src/domain/money/money';
import type { Column } from '../../../src/ui/table/DataTable';
import type { InvoiceTexts } from '../texts';
import type { ApplyTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface Texts {
  s: InvoiceTexts;
  t: ApplyTexts;
}

type TicketColumn = Column<ReceiptTicket>;

const traveller = ({ s }: Texts): TicketColumn => ({
  id: 'traveller',
  header: s.traveller,
  card: 'title',
  width: 100,
  oneLine: true,
  cell: ({ travellerName }) => travellerName,
});
const ticketNo = ({ s }: Texts): TicketColumn => ({
  id: 'ticketNo',
  header: s.ticketNo,
  width: 130,
  cell: ({ ticketNo: no }) => <span className="iv-no">{no}</span>,
});
const route = ({ s }: Texts): TicketColumn => ({
  id: 'route',
  header: s.route,
  width: 130,
  oneLine: true,
  cell: ({ routeName }) => routeName,
});

/** Amounts of a ticket, part by part. */
const amounts = ({ s, t }: Texts): TicketColumn[] => [
  {
    id: 'fare',
    header: s.fare,
    width: 100,
    numeric: true,
    givesWay: 3,
    cell: ({ fare }) => formatPrice(fare),
  },
  {
    id: 'fuel',
    header: s.fuel,
    width: 100,
    numeric: true,
    givesWay: 2,
    cell: ({ fuel }) => formatPrice(fuel),
  },
  {
    id: 'fund',
    header: s.fund,
    width: 115,
    numeric: true,
    givesWay: 1,
    cell: ({ fund }) => formatPrice(fund),
  },
  { id: 'amount', header: s.amount, width: 110, numeric: true, cell: ({ amount }) => formatPrice(amount) },
  {
    id: 'tax',
    header: t.ticketTax,
    width: 100,
    numeric: true,
    cell: ({ taxAmount }) => formatPrice(taxAmount),
  },
  {
    id: 'deductible',
    header: s.deductible,
    width: 110,
    numeric: true,
    cell: ({ deductibleAmount }) => formatPrice(deductibleAmount),
  },
];

export const ticketColumns = (texts: Texts, openOrder: (orderNo: string) => void): TicketColumn[] => {
  const { s, t } = texts;
  return [
    traveller(texts),
    ticketNo(texts),
    route(texts),
    {
      id: 'takeOff',
      header: s.takeOff,
      card: 'time',
      width: 145,
      cell: ({ takeOffTime }) => takeOffTime.replace('T', ' '),
    },
    { id: 'flight', header: s.flight, width: 85, givesWay: 5, cell: ({ flightNo }) => flightNo },
    ...amounts(texts),
    { id: 'applyBy', header: t.applyBy, width: 110, cell: ({ applyBy }) => applyBy },
    {
      id: 'order',
      header: s.order,
      width: 150,
      givesWay: 4,
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
      givesWay: 6,
      oneLine: true,
      cell: ({ costCenterName }) => costCenterName,
    },
    {
      id: 'entity',
      header: s.entity,
      width: 150,
      givesWay: 7,
      oneLine: true,
      cell: ({ entityName }) => entityName,
    },
  ];
};

/** Columns of the receipts in the preview, few enough for a dialog. The deductible tax is shown as a total. */
export const receiptColumns = (texts: Texts): TicketColumn[] => [
  traveller(texts),
  ticketNo(texts),
  ...amounts(texts).filter(({ id }) => id !== 'deductible'),
];
