import { useMemo } from 'react';
import { orderStatusTexts, type OrderStatusTexts } from '../../../../src/element/order-status/texts';
import type { OrderDetail } from '../../../../src/contract/order/list';
import { formatPrice } from '../../../../src/domain/money/money';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts, type OrderListTexts } from '../texts';

type Ticket = OrderDetail['travellers'][number]['tickets'][number];

interface TicketRow extends Ticket {
  key: string;
  name: string;
  flightNo: string;
  cardNo: string;
  phone: string;
}

/** Related facts share a column, so that the prices stay in view at every width of a table. */
const columnsFor = (t: OrderListTexts, states: OrderStatusTexts): Column<TicketRow>[] => [
  {
    id: 'name',
    header: t.traveller,
    width: 90,
    cell: ({ name, phone }) => <Pair first={name} second={phone} />,
  },
  { id: 'flightNo', header: t.flightNo, width: 70, cell: ({ flightNo }) => flightNo },
  { id: 'cardNo', header: t.cardNo, width: 150, cell: ({ cardNo }) => cardNo },
  {
    id: 'ticketNo',
    header: t.ticketNo,
    width: 120,
    cell: ({ ticketNo, ticketStatus }) => (
      <Pair first={ticketNo || t.noTicket} second={states.ticket(ticketStatus)} />
    ),
  },
  {
    id: 'salePrice',
    header: t.fare,
    width: 150,
    numeric: true,
    cell: ({ salePrice, buildFee, fuelFee }) => (
      <Pair first={formatPrice(salePrice)} second={t.taxes(formatPrice(buildFee), formatPrice(fuelFee))} />
    ),
  },
];

/** Tickets of each traveller and flight, with their prices. */
export function OrderTickets({ order: { travellers, segments } }: { order: OrderDetail }) {
  const t = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const columns = useMemo(() => columnsFor(t, states), [t, states]);
  const rows = useMemo(
    () =>
      travellers.flatMap(({ passagerName, cardNo, phone, tickets }, i) =>
        tickets.map((ticket): TicketRow => ({
          ...ticket,
          key: `${i}-${ticket.segmentNo}`,
          name: passagerName,
          flightNo: segments.find(({ segmentNo }) => segmentNo === ticket.segmentNo)?.flight.flightNo ?? '',
          cardNo,
          phone,
        })),
      ),
    [travellers, segments],
  );
  return (
    <DataTable
      label={t.tickets}
      framed={false}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={t.noTravellers}
    />
  );
}

/** Two related facts, one below the other. */
function Pair({ first, second }: { first: string; second: string }) {
  return (
    <span className="ol-pair">
      <OneLine>{first}</OneLine>
      {second && <OneLine>{second}</OneLine>}
    </span>
  );
}
