import { agentBuys } from '../../../src/contract/hotel/agent-buys';
import { bookingProducts } from '../../../src/contract/hotel/booking-products';
import { hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import { hotelStandards } from '../../../src/contract/hotel/hotel-standards';
import type { RowOf } from '../../../src/contract/resource/resource';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const AGREEMENT: RowOf<typeof hotelAgreements> = {
  agreementNO: 'HA1',
  hotelName: '望京云庭酒店',
  city: { no: 'BJS', name: '北京' },
  star: 5,
  address: '望京西路18号',
  phone: '010-65001818',
  contact: '陈经理',
  validPeriod: { from: '2026-01-01', to: '2026-12-31' },
  rooms: [{ roomName: '高级大床房', weekdayPrice: 68_000, weekendPrice: 72_000, breakfasts: 1 }],
  cancelDays: 1,
  cancelHour: 18,
  isTaxIncluded: true,
  taxRate: 6,
  departments: [],
  blackouts: [],
  remark: '',
  isEnable: true,
  lowestPrice: 68_000,
  agreementState: 'enabled',
  modifyTime: null,
};
const AGREEMENTS = [
  AGREEMENT,
  { ...AGREEMENT, agreementNO: 'HA2', hotelName: '张江智选酒店', star: 4, agreementState: 'ending' },
] as const;

const OFFER: RowOf<typeof agentBuys> = {
  offerNO: 'HO1',
  hotelName: '望京云庭酒店',
  city: { no: 'BJS', name: '北京' },
  star: 5,
  validPeriod: { from: '2026-01-01', to: '2027-06-30' },
  rooms: [{ roomName: '高级大床房', weekdayPrice: 64_000, weekendPrice: 68_000, breakfasts: 1 }],
  isJoined: true,
  departments: [],
  agreementState: 'enabled',
  agentPrice: 65_143,
  ownPrice: 69_143,
  preferred: 'agent',
  modifyTime: null,
};

const STANDARDS: RowOf<typeof hotelStandards>[] = [
  {
    standardNO: 'HS1',
    grade: { no: 'G1', name: '员工级' },
    tier: null,
    limit: 38_000,
    remark: '',
    modifyTime: null,
  },
];

const PRODUCTS: RowOf<typeof bookingProducts>[] = [
  {
    productKey: 'E001-flight',
    product: 'flight',
    isEnable: true,
    isAllStaff: true,
    persons: [],
    departments: [],
    positions: [],
    sortOrder: 1,
    modifyTime: null,
  },
];

const changed = () => ({ modifyTime: null });

export const hotelAnswers = (): Answers => ({
  ...resourceAnswers(hotelAgreements, AGREEMENTS, () => ({
    lowestPrice: 50_000,
    agreementState: 'enabled' as const,
    modifyTime: null,
  })).answers,
  ...resourceAnswers(agentBuys, [OFFER], changed).answers,
  ...resourceAnswers(hotelStandards, STANDARDS, changed).answers,
  ...resourceAnswers(bookingProducts, PRODUCTS, changed).answers,
  queryProtocolHotelStandards: () => ({
    tierName: '一线城市',
    gradeList: [
      { gradeNO: 'G1', gradeName: '高管', limit: 120_000, roomNameList: ['高级大床房'] },
      { gradeNO: 'G2', gradeName: '员工级', limit: 55_000, roomNameList: [] },
    ],
  }),
  queryProductPositions: () => [{ no: 'P1', name: '工程师' }],
});
