import { useState } from 'react';
import type { BodyOf } from '../../../src/contract/call';
import { queryAgencyOrders, type AgencyOrder } from '../../../src/contract/agency/orders/orders';
import { ORDER_STATUSES, type OrderStatus } from '../../../src/contract/order/list';
import { instantText } from '../../../src/domain/shanghai-time';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import {
  choiceFilter,
  NO_DAYS,
  periodFilter,
  type FilterType,
} from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { Column } from '../../../src/ui/table/DataTable';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import type { AgencyPageProps } from '../page-props';
import { OrderPane } from './OrderPane';
import { ordersTexts, type OrdersTexts } from './texts';

interface OrderFilters {
  ticketNo: string;
  enterpriseName: string;
  orderStatus: OrderStatus;
  mending: 'needed' | 'confirmedOnce';
  days: Period;
}
type T = { t: OrdersTexts };
type Open = (orderNo: string) => void;

const textFilter = (label: (t: OrdersTexts) => string, most: number): FilterType<string, T> => ({
  field: ({ value = '', onChange }, { t }) => (
    <Field label={label(t)}>
      <TextInput value={value} onChange={onChange} maxLength={most} />
    </Field>
  ),
});

const bodyOf = ({ days = NO_DAYS, ...filters }: Filters<OrderFilters>): BodyOf<typeof queryAgencyOrders> => ({
  ...filters,
  beginDate: days.beginDate,
  endDate: days.endDate,
});

const List = listPage(
  queryAgencyOrders,
  { t: ordersTexts },
  {
    path: '/agency/orders',
    words: ({ t }) => ({ noun: t.order, nothing: t.noOrders, search: t.search, hint: t.orderHint }),
    filters: {
      orderStatus: choiceFilter(ORDER_STATUSES, {
        label: ({ t }: T) => t.state,
        name: () => (state) => state,
        all: ({ t }) => t.allStates,
      }),
      mending: choiceFilter(['needed', 'confirmedOnce'] as const, {
        label: ({ t }: T) => t.mending,
        name:
          ({ t }) =>
          (state) =>
            state === 'needed' ? t.mendingNeeded : t.confirmedOnce,
        all: ({ t }) => t.allMending,
      }),
      ticketNo: textFilter((t) => t.ticketFilter, 20),
      enterpriseName: textFilter((t) => t.enterpriseFilter, 60),
      days: periodFilter(),
    },
    ask: (filters: Filters<OrderFilters>) => bodyOf(filters),
    rows: ({ orderList }) => orderList,
    rowKey: ({ orderNo }) => orderNo,
    columns: ({ t }, open: Open) => orderColumns(t, open),
  },
);

const orderColumns = (t: OrdersTexts, open: Open): Column<AgencyOrder>[] => [
  {
    id: 'orderNo',
    header: t.orderNo,
    cell: ({ orderNo }) => (
      <Button variant="text" onClick={() => open(orderNo)}>
        {orderNo}
      </Button>
    ),
  },
  { id: 'entName', header: t.enterprise, oneLine: true, givesWay: 2, cell: ({ entName }) => entName },
  {
    id: 'passengers',
    header: t.passengers,
    oneLine: true,
    cell: ({ passengerNames }) => t.list(passengerNames),
  },
  {
    id: 'flights',
    header: t.flights,
    oneLine: true,
    givesWay: 1,
    cell: ({ flights }) =>
      t.list(
        flights.map(({ flightNo, depCityName, arrCityName }) => `${flightNo} ${depCityName}-${arrCityName}`),
      ),
  },
  { id: 'amount', header: t.amount, numeric: true, cell: ({ totalAmount }) => t.price(totalAmount) },
  { id: 'createTime', header: t.createTime, givesWay: 3, cell: ({ createTime }) => instantText(createTime) },
  {
    id: 'state',
    header: t.state,
    cell: ({ orderStatus, needsMending, isConfirmedOnce }) => (
      <>
        <Tag>{orderStatus}</Tag>
        {needsMending && <Tag tone="over">{t.mendingNeeded}</Tag>}
        {isConfirmedOnce && <Tag tone="over">{t.confirmedOnce}</Tag>}
      </>
    ),
  },
];

/** Orders of the agency's enterprises, to look at and to mend. */
export default function Orders({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<OrderFilters>, AgencyOrder>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState('');
  return shown === '' ? (
    <List listing={listing} of={show} />
  ) : (
    <OrderPane orderNo={shown} mayMend={rights.includes('mendOrders')} onBack={() => show('')} />
  );
}
