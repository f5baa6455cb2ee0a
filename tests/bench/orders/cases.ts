import type { BodyOf } from '../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../src/contract/order/list';

/** `admin` manages the enterprise and has booked a twentieth of its orders; `approver` manages a department. */
export type Account = 'admin' | 'approver' | 'staff';

export type Filter = BodyOf<typeof queryorderListOnPermission>;

export interface ListCase {
  account: Account;
  filter: Filter;
  /** Position of the page: 0 the first, 1 the last. */
  depth: 0 | 0.5 | 1;
}

/** A month in the middle of the three years, and the three years. */
export interface Days {
  month: { beginDate: string; endDate: string };
  ever: { beginDate: string; endDate: string };
}

/** Numbers in the enterprise: a department with all below it, and a cost centre. */
export interface Places {
  deptNos: readonly string[];
  costCenterNo: string;
}

const filters = ({ month, ever }: Days, { deptNos, costCenterNo }: Places): Filter[] => [
  {},
  { orderStatusList: ['完成'] },
  { orderStatusList: ['已取消', '已退票'] },
  { orderStatusList: ['改签失败'] },
  { orderStatusList: ['待支付'] },
  { payTypeList: [0] },
  { payTypeList: [5] },
  { commissionTypeList: [1] },
  { orderStatusList: ['完成'], payTypeList: [0, 2] },
  month,
  { ...month, dateBasis: 'takeOffTime' },
  { ...ever, orderStatusList: ['已出票'], dateBasis: 'takeOffTime' },
  { ...month, dateBasis: 'issueTime' },
  { orderNo: '2605' },
  { pnr: 'a1b' },
  { ticketNo: '900-0000000171' },
  { passengerName: '王敏' },
  { bookerName: '欧阳' },
  { flightNo: 'CA1' },
  { depCityName: '北京' },
  { depCityName: '北京', arrCityName: '上海' },
  { deptNOList: [...deptNos] },
  { costCenterNOList: [costCenterNo] },
  { isOverStandard: true },
  { isOverStandard: false },
  { changeStateList: ['已改签'] },
  { refundStateList: ['已退票', '退票失败'] },
];

/** Search texts that match from one in a thousand orders to all. */
const KEYWORDS = ['王敏', '陈思远', '欧阳', 'ca1', 'mu', '王', '2611', '1'];

const SORTS = (['createTime', 'takeOffTime', 'totalAmount'] as const).flatMap((sortField) =>
  (['desc', 'asc'] as const).map((sortOrder) => ({ sortField, sortOrder })),
);
const DEPTHS = [0, 0.5, 1] as const;

/** Cases: every filter in every order, and every order to every depth. Filters alternate between the depths. */
export function listCases(days: Days, places: Places): ListCase[] {
  const managed = { scope: 'managed' } as const;
  const all = [...filters(days, places), ...KEYWORDS.slice(0, 3).map((keyword) => ({ keyword }))];
  const inTurn = (i: number) => DEPTHS[i % DEPTHS.length] ?? 0;
  const wide = all.flatMap((filter, i) =>
    SORTS.map((sort, j) => ({ filter: { ...managed, ...filter, ...sort }, depth: inTurn(i + j) })),
  );
  const deep = SORTS.flatMap((sort) => DEPTHS.map((depth) => ({ filter: { ...managed, ...sort }, depth })));
  const common = KEYWORDS.slice(3).map((keyword, i) => ({
    filter: { ...managed, keyword },
    depth: inTurn(i),
  }));
  const narrow = (
    [
      ['approver', 'managed'],
      ['staff', 'own'],
      ['admin', 'own'],
    ] as const
  ).flatMap(([account, scope]) =>
    [...all, { keyword: '王' }, {}, {}].map((filter, i) => ({
      account,
      filter: { scope, ...filter, ...SORTS[i % SORTS.length] },
      depth: inTurn(i >> 1),
    })),
  );
  return [...[...wide, ...deep, ...common].map((one) => ({ account: 'admin' as const, ...one })), ...narrow];
}
