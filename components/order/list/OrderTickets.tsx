import { useMemo } from 'react';
import type { OrderDetail } from '../../../src/contract/order/list';
import { formatPrice } from '../../../src/domain/money/money';
import { OneLine } from '../../../src/ui/layout/OneLine';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';

type Ticket = OrderDetail['travellers'][number]['tickets'][number];

interface TicketRow extends Ticket {
  key: string;
  name: string;
  flightNo: string;
  cardNo: string;
  phone: string;
}

const STATUS_NAMES: Readonly<Record<Ticket['ticketStatus'], string>> = {
  '': '',
  'OPEN FOR USE': '未使用',
  'CHECKED IN': '已值机',
  'USED/FLOWN': '已使用',
  REFUNDED: '已退票',
  EXCHANGED: '已换开',
  SUSPENDED: '已挂起',
  VOID: '已作废',
};

/** Two facts of one thing take one column: the prices stay in view at every width of a table. */
const COLUMNS: Column<TicketRow>[] = [
  {
    id: 'name',
    header: '乘机人',
    width: 90,
    cell: ({ name, phone }) => <Pair first={name} second={phone} />,
  },
  { id: 'flightNo', header: '航班号', width: 70, cell: ({ flightNo }) => flightNo },
  { id: 'cardNo', header: '证件号码', width: 150, cell: ({ cardNo }) => cardNo },
  {
    id: 'ticketNo',
    header: '票号',
    width: 120,
    cell: ({ ticketNo, ticketStatus }) => (
      <Pair first={ticketNo || '未出票'} second={STATUS_NAMES[ticketStatus]} />
    ),
  },
  {
    id: 'salePrice',
    header: '票价（元）',
    width: 150,
    numeric: true,
    cell: ({ salePrice, buildFee, fuelFee }) => (
      <Pair
        first={formatPrice(salePrice)}
        second={`基金 ${formatPrice(buildFee)} · 燃油 ${formatPrice(fuelFee)}`}
      />
    ),
  },
];

/** Each traveller's ticket of each flight, with what it cost. */
export function OrderTickets({ order: { travellers, segments } }: { order: OrderDetail }) {
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
      label="乘机人和客票"
      framed={false}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ key }) => key}
      empty="没有乘机人"
    />
  );
}

/** A fact, and below it one that goes with it. */
function Pair({ first, second }: { first: string; second: string }) {
  return (
    <span className="ol-pair">
      <OneLine>{first}</OneLine>
      {second && <OneLine>{second}</OneLine>}
    </span>
  );
}
