import type { OrderRow, OrderScope } from '../../../src/contract/order/list';
import { formatPrice } from '../../../src/domain/money/money';
import { commissionTypeName, payTypeNames } from '../../../src/domain/money/pay-type';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Column } from '../../../src/ui/table/DataTable';
import type { Listing } from './listing';
import { OrderStatusTag } from './OrderStatusTag';

/**
 * Of the user's own orders they know who booked them; of those they manage it is what they look for. The flight's
 * number makes room for it, so that the actions of a row stay in view.
 */
export function columnsFor(listing: Listing, scope: OrderScope): Column<OrderRow>[] {
  return [
    {
      id: 'orderNo',
      header: '订单号',
      card: 'number',
      width: 132,
      cell: (order) => (
        <button type="button" className="tp-list-link" onClick={() => listing.open(order.orderNo)}>
          {order.orderNo}
        </button>
      ),
    },
    {
      id: 'orderStatus',
      header: '状态',
      card: 'state',
      width: 76,
      cell: (order) => <OrderStatusTag status={order.orderStatus} />,
    },
    {
      id: 'route',
      oneLine: true,
      header: '行程',
      card: 'title',
      width: 112,
      cell: (order) =>
        order.flights.map((flight) => `${flight.depCityName}—${flight.arrCityName}`).join('、'),
    },
    {
      id: 'takeOffTime',
      header: '起飞时间',
      card: 'time',
      width: 140,
      sortable: true,
      cell: (order) => order.flights[0]?.takeOffTime.replace('T', ' ') ?? '',
    },
    {
      id: 'flightNo',
      givesWay: 4,
      header: '航班号',
      card: 'none',
      width: 84,
      hidden: scope === 'managed',
      cell: (order) => order.flights.map((flight) => flight.flightNo).join('、'),
    },
    {
      id: 'passengers',
      oneLine: true,
      header: '乘机人',
      width: 84,
      givesWay: scope === 'own' ? 5 : undefined,
      card: 'note',
      cell: (order) => order.passengerNames.join('、'),
    },
    {
      id: 'totalAmount',
      header: '金额（元）',
      card: 'amount',
      cardPrefix: '¥',
      width: 104,
      numeric: true,
      sortable: true,
      cell: (order) => formatPrice(order.totalAmount),
    },
    { id: 'payType', header: '支付方式', width: 90, card: 'none', givesWay: 1, cell: payTypeNames },
    {
      id: 'commissionType',
      header: '委托类型',
      width: 110,
      hidden: true,
      cell: (order) => commissionTypeName(order.commissionType),
    },
    { id: 'pnr', header: 'PNR', width: 80, hidden: true, cell: (order) => order.pnr },
    {
      id: 'booker',
      givesWay: 3,
      oneLine: true,
      header: '预订人',
      card: 'none',
      width: 80,
      hidden: scope === 'own',
      cell: (order) => order.bookerName,
    },
    { id: 'dept', oneLine: true, header: '部门', width: 100, hidden: true, cell: (order) => order.deptName },
    {
      id: 'createTime',
      givesWay: 2,
      header: '预订时间',
      card: 'none',
      width: 140,
      sortable: true,
      cell: (order) => instantText(order.createTime),
    },
  ];
}
