import type { OverBudget } from '../../../src/contract/flight-booking/over-budget';
import type { City } from '../../../src/contract/flight-booking/places';
import type { FaultName, FaultText } from '../../../src/contract/faults';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { Answers } from './fake-runtime';

export const CITIES: City[] = [
  {
    cityCode: 'BJS',
    cityName: '北京',
    provinceName: '北京市',
    pinyin: 'beijing',
    pinyinInitials: 'bj',
    hotRank: 1,
    airports: [
      {
        airportCode: 'PEK',
        airportName: '首都机场',
        pinyin: 'shoudu',
        pinyinInitials: 'sd',
        terminals: ['T2', 'T3'],
      },
      { airportCode: 'PKX', airportName: '大兴机场', pinyin: 'daxing', pinyinInitials: 'dx', terminals: [] },
    ],
  },
  {
    cityCode: 'SHA',
    cityName: '上海',
    provinceName: '上海市',
    pinyin: 'shanghai',
    pinyinInitials: 'sh',
    hotRank: 2,
    airports: [
      {
        airportCode: 'SHA',
        airportName: '虹桥机场',
        pinyin: 'hongqiao',
        pinyinInitials: 'hq',
        terminals: ['T2'],
      },
      {
        airportCode: 'PVG',
        airportName: '浦东机场',
        pinyin: 'pudong',
        pinyinInitials: 'pd',
        terminals: ['T1'],
      },
    ],
  },
  {
    cityCode: 'SIA',
    cityName: '西安',
    provinceName: '陕西省',
    pinyin: 'xian',
    pinyinInitials: 'xa',
    hotRank: 0,
    airports: [
      {
        airportCode: 'XIY',
        airportName: '咸阳机场',
        pinyin: 'xianyang',
        pinyinInitials: 'xy',
        terminals: ['T3'],
      },
    ],
  },
];

/** Fault tables of the areas, one file each. */
const faultTables = import.meta.glob<Record<string, Record<string, FaultText>>>(
  '../../../src/contract/**/*faults.ts',
  { eager: true },
);
const FAULTS = Object.assign({}, ...Object.values(faultTables).flatMap(Object.values)) as Record<
  FaultName,
  FaultText
>;

/** Payload of the faults budgetRunsOut and budgetExceeded. */
export const OVER_BUDGETS: OverBudget[] = [
  { costCenterName: '研发中心', period: 'month', amount: 5_000_000, left: 40_000, needed: 115_000 },
  { costCenterName: '研发中心', period: 'year', amount: 60_000_000, left: -120_050, needed: 115_000 },
];

export function refusal(name: FaultName, result?: unknown): GatewayError {
  const { code, msg } = FAULTS[name];
  const expired = name === 'authExpired';
  return new GatewayError({
    kind: expired ? 'expired' : 'refused',
    code,
    message: msg,
    retryable: false,
    result,
    notice: expired ? { as: 'box', text: '登陆过期', delayMs: 0 } : undefined,
  });
}

/** Error of a call whose answer was lost. */
export const lostAnswer = (): GatewayError =>
  new GatewayError({
    kind: 'network',
    code: 'network',
    message: '网络异常，请检查网络后重试',
    retryable: true,
  });

/** State of a test's orders, which several areas change and show. */
export interface OrderStates {
  paid: Set<string>;
  cancelled: Set<string>;
}

/** Successful answers to the calls of an area; declared in its `answers.ts`. */
export type AreaAnswers = (orders: OrderStates) => Answers;

const areas = import.meta.glob<AreaAnswers>('../../components/*/answers.ts', {
  eager: true,
  import: 'answers',
});

/** Answers with which every call succeeds. */
export function goodAnswers(): Answers {
  const orders: OrderStates = { paid: new Set(), cancelled: new Set() };
  return Object.assign(sharedAnswers(), ...Object.values(areas).map((answers) => answers(orders)));
}

/** Answers to calls that belong to no single area. */
const sharedAnswers = (): Answers => ({
  queryDicparamInfo: () => [],
  queryOperateHabit: () => ({ userNO: 'U0001', enterpriseNum: 'E001', pageInfo: null }),
  saveOperateHabit: ({ pageInfo }: { pageInfo: unknown }) => ({
    userNO: 'U0001',
    enterpriseNum: 'E001',
    pageInfo,
  }),
  queryCityList: () => CITIES,
  queryAllCities: () => [...CITIES, { cityCode: '320500', cityName: '苏州' }],
  queryHolidayList: () => [{ date: '2027-01-01', name: '元旦', type: 'holiday' }],
  getDictionaryParam: () => [{ code: 13, name: '服务商授信' }],
});
