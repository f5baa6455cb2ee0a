import { deliveryAddresses } from '../../../src/contract/meal/delivery-addresses';
import { goodsReceivers } from '../../../src/contract/meal/goods-receivers';
import { mealSpecifications } from '../../../src/contract/meal/meal-specifications';
import { mealStandards } from '../../../src/contract/meal/meal-standards';
import { mealSubsidies } from '../../../src/contract/meal/meal-subsidies';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const GRADE = { scope: 'grade', no: 'G1', name: '员工级' } as const;

export const MEAL_STANDARDS = [
  {
    standardNO: 'MS1',
    standardName: '员工午餐',
    holder: GRADE,
    meal: 'lunch',
    tier: null,
    limit: 5000,
    dayType: 'all',
    policy: 1,
    modifyTime: null,
  },
  {
    standardNO: 'MS2',
    standardName: '员工晚餐',
    holder: GRADE,
    meal: 'dinner',
    tier: { no: 'T1', name: '一线城市' },
    limit: 8000,
    dayType: 'working',
    policy: 3,
    modifyTime: null,
  },
] as const;

const SUBSIDIES = [
  {
    subsidyNO: 'MB1',
    subsidyName: '出差用餐补贴',
    holder: GRADE,
    unit: 'day' as const,
    amount: 10_000,
    validPeriod: { from: '2026-01-01', to: '' },
    grantedAt: 'tripEnd' as const,
    isEnable: true,
    modifyTime: null,
  },
];

const ADDRESSES = [
  {
    addressNO: 'DA1',
    addressName: '北京总部',
    city: { no: 'BJS', name: '北京' },
    address: '望京东路8号',
    contact: '前台',
    phone: '13800001234',
    departments: [],
    isDefault: true,
    isEnable: true,
    modifyTime: null,
  },
];

const SPECIFICATIONS = [
  {
    specificationNO: 'MG1',
    specificationName: '商务套餐',
    price: 4500,
    minPersons: 1,
    maxPersons: 20,
    isEnable: true,
    sortOrder: 1,
    modifyTime: null,
  },
];

const RECEIVERS = [
  {
    receiverNO: 'GR1',
    address: { no: 'DA1', name: '北京总部' },
    staff: { no: 'ST1', name: '林静' },
    phone: '13800001234',
    timeFrom: '11:30',
    timeTo: '13:00',
    modifyTime: null,
  },
];

const changed = () => ({ modifyTime: null });

export const mealAnswers = (): Answers => ({
  ...resourceAnswers(mealStandards, MEAL_STANDARDS, changed).answers,
  ...resourceAnswers(mealSubsidies, SUBSIDIES, changed).answers,
  ...resourceAnswers(deliveryAddresses, ADDRESSES, changed).answers,
  ...resourceAnswers(mealSpecifications, SPECIFICATIONS, () => ({ sortOrder: 2, ...changed() })).answers,
  ...resourceAnswers(goodsReceivers, RECEIVERS, changed).answers,
  queryGoverningMealStandard: ({ date }: { date: string }) => ({
    tierName: '一线城市',
    isDayOff: date === '2026-11-28',
    mealList: [
      { meal: 'breakfast', standard: null },
      { meal: 'lunch', standard: { standardNO: 'MS1', standardName: '员工午餐', limit: 5000, policy: 1 } },
      { meal: 'dinner', standard: null },
      { meal: 'supper', standard: null },
    ],
  }),
});
