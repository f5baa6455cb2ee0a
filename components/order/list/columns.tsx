import type { OrderRow, OrderScope } from '../../../src/contract/order/list';
import { formatPrice } from '../../../src/domain/money/money';
import { commissionTypeName, payTypeNames } from '../../../src/domain/money/pay-type';
import type { SaleTexts } from '../../../src/domain/money/texts/texts';
import type { AmountTexts } from '../../../src/domain/texts/amounts/texts';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import type { OrderListStore } from './order-list-store';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { SubPayType } from './detail/SubPayType';
import type { OrderListTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

/** Texts of headers and cells. */
interface ColumnLabels {
  t: OrderListTexts;
  sale: SaleTexts;
  list: AmountTexts['list'];
}

/**
 * Columns of the list. Managed orders show the booker instead of the flight number, so that the actions of a row stay
 * in view.
 */
export function columnsFor(
  listing: OrderListStore,
  scope: OrderScope,
  { t, sale, list }: ColumnLabels,
): Column<OrderRow>[] {
  return [
    {
      id: 'orderNo',
      header: t.orderNo,
      card: 'number',
      width: 158,
      cell: (order) => (
        <EntryLink to={{ kind: 'order', id: order.orderNo }} onOpen={() => listing.open(order.orderNo)}>
          {order.orderNo}
        </EntryLink>
      ),
    },
    {
      id: 'orderStatus',
      header: t.state,
      card: 'state',
      width: 76,
      cell: (order) => <OrderStatusTag status={order.orderStatus} />,
    },
    {
      id: 'route',
      oneLine: true,
      header: t.route,
      card: 'title',
      width: 112,
      cell: (order) => list(order.flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`)),
    },
    {
      id: 'takeOffTime',
      header: t.takeOffTime,
      card: 'time',
      width: 140,
      sortable: true,
      cell: (order) => order.flights[0]?.takeOffTime.replace('T', ' ') ?? '',
    },
    {
      id: 'flightNo',
      givesWay: 4,
      header: t.flightNo,
      card: 'none',
      width: 84,
      hidden: scope === 'managed',
      cell: (order) => list(order.flights.map((flight) => flight.flightNo)),
    },
    {
      id: 'passengers',
      oneLine: true,
      header: t.traveller,
      width: 84,
      givesWay: 5,
      card: 'note',
      cell: (order) => list(order.passengerNames),
    },
    {
      id: 'totalAmount',
      header: t.amount,
      card: 'amount',
      cardPrefix: '¥',
      width: 104,
      numeric: true,
      sortable: true,
      cell: (order) => formatPrice(order.totalAmount),
    },
    {
      id: 'payType',
      header: t.payType,
      width: 90,
      card: 'none',
      givesWay: 1,
      cell: (order) => payTypeNames(order, sale),
    },
    {
      id: 'subPayType',
      header: t.subPayType,
      width: 96,
      hidden: true,
      cell: (order) => order.subPayType !== null && <SubPayType code={order.subPayType} />,
    },
    {
      id: 'commissionType',
      header: t.commissionType,
      width: 110,
      hidden: true,
      cell: (order) => commissionTypeName(order.commissionType, sale),
    },
    { id: 'pnr', header: 'PNR', width: 80, hidden: true, cell: (order) => order.pnr },
    {
      id: 'booker',
      givesWay: 3,
      oneLine: true,
      header: t.booker,
      card: 'none',
      width: 80,
      hidden: scope === 'own',
      cell: (order) => order.bookerName,
    },
    { id: 'dept', oneLine: true, header: t.dept, width: 100, hidden: true, cell: (order) => order.deptName },
    {
      id: 'createTime',
      givesWay: 2,
      header: t.bookingTime,
      card: 'none',
      width: 140,
      sortable: true,
      cell: (order) => instantText(order.createTime),
    },
  ];
}
