import type { ApplicationDetail, queryApplication } from '../../../../src/contract/approval/approval';
import type { ResultOf } from '../../../../src/contract/call';
import type {
  OverPolicy,
  StandardEvaluation,
  StandardSnapshot,
  StandardViolation,
} from '../../../../src/contract/travel-standard/shapes';
import type { judgeBookingStandard, OverReason } from '../../../../src/contract/travel-standard/standards';
import { addDays } from '../../../../src/domain/shanghai-time';
import { applicationDetail } from '../../approval/approval-samples';
import type { Answers } from '../../../support/components/fake-runtime';
import { TRIP_DAY } from '../../../support/trip-day';

export function standard(change: Partial<StandardSnapshot> = {}): StandardSnapshot {
  return {
    standardNo: 'S4',
    standardName: '国内机票标准（员工级）',
    scope: 'grade',
    maxCabinType: 1,
    discountCaps: { economy: 80, business: null, first: null },
    maxPrice: null,
    advanceDays: 0,
    lowestFare: null,
    policy: 1,
    ...change,
  };
}

export function violation(change: Partial<StandardViolation> = {}): StandardViolation {
  return {
    segmentNo: 1,
    rule: 'discount',
    threshold: 80,
    actual: 85,
    standardNo: 'S4',
    policy: 1,
    passengerNames: ['林静'],
    lowest: null,
    ...change,
  };
}

export function evaluation(violations: readonly StandardViolation[]): StandardEvaluation {
  return {
    bookingDate: '2026-11-20',
    standards: [standard()],
    segments: [
      {
        segmentNo: 1,
        flightNo: 'CA1501',
        takeOffTime: `${TRIP_DAY}T08:30`,
        cabinCode: 'Y',
        salePrice: 108_000,
        lowest: null,
        violations: [...violations],
      },
    ],
  };
}

/** A judgement that only the discount violates, unless overridden; the MU5102 of the samples is cheaper. */
export function judgement(
  policy: OverPolicy | null,
  violations = [violation({ policy: policy ?? 0 })],
): ResultOf<typeof judgeBookingStandard> {
  return {
    evaluation: evaluation(policy === null ? [] : violations),
    policy,
    approverName: '王建华',
    cheaperList:
      policy === null
        ? []
        : [
            {
              segmentNo: 1,
              flightNo: 'MU5102',
              takeOffTime: `${TRIP_DAY}T22:40`,
              cabinCode: 'Y',
              policyId: 'P1',
              salePrice: 62_000,
              saving: 46_000,
            },
          ],
  };
}

export const REASONS: OverReason[] = [
  { reasonCode: 'R1', rule: 'discount', reasonName: '低折扣舱位已售完', needsText: false },
  { reasonCode: 'R2', rule: 'discount', reasonName: '其他原因', needsText: true },
  { reasonCode: 'R3', rule: 'cabin', reasonName: '经济舱已售完', needsText: false },
];

export type TravelRequest = ResultOf<typeof queryApplication>[number];

export function travelRequest(change: Partial<TravelRequest> = {}): TravelRequest {
  return {
    applyId: 'SP26112000000001',
    applyType: 1,
    applicantName: '林静',
    reason: '上海项目驻场实施',
    trip: {
      purposeCode: 'P2',
      purposeName: '项目实施',
      cities: [
        { cityCode: 'BJS', cityName: '北京' },
        { cityCode: 'SHA', cityName: '上海' },
      ],
      beginDate: TRIP_DAY,
      endDate: addDays(TRIP_DAY, 9),
      travellers: [{ staffNO: 'S0001', staffName: '林静' }],
      budget: 1_000_000,
      legs: [
        {
          depCityCode: 'BJS',
          depCityName: '北京',
          arrCityCode: 'SHA',
          arrCityName: '上海',
          beginDate: TRIP_DAY,
          endDate: addDays(TRIP_DAY, 9),
          travelMeans: 'flight',
          budget: 1_000_000,
        },
      ],
      costCenterNo: '',
      costCenterName: '',
      accountingEntityNo: '',
      accountingEntityName: '',
      form: { applicationTableID: 'SQ', applicationTableVersion: 1 },
    },
    budgetLeft: 880_000,
    ...change,
  };
}

/** A gateway with these requests to book under. */
export const requestsAnswer = (read: () => TravelRequest[]): Answers => ({
  queryApplication: read,
  applicationQuery: () => {
    const applicationList = read();
    return { total: applicationList.length, applicationList };
  },
});

/** An application of the user, which another person decides. */
export const ownApplication = (change: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  applicationDetail({
    applicantNO: 'S0001',
    applicantName: '林静',
    approverNO: 'S0002',
    approverName: '王建华',
    canDecide: false,
    canAgree: false,
    canRefuse: false,
    canWithdraw: true,
    canBook: false,
    ...change,
  });

/** A gateway with standards that no price violates and that apply to no traveller in the results. */
export const standardAnswers = (): Answers => ({
  queryMultipleStandardInfo: ({ staffNOList }: { staffNOList: string[] }) => ({
    standardList: staffNOList.map((staffNO) => ({ staffNO, staffName: '林静', standard: null })),
    priorityList: ['person', 'department', 'grade'],
  }),
  judgeBookingStandard: () => judgement(null),
  queryStandardOverReason: () => REASONS,
  queryTravelPurpose: () => [
    { purposeCode: 'P1', purposeName: '客户拜访' },
    { purposeCode: 'P2', purposeName: '项目实施' },
  ],
  ...requestsAnswer(() => [travelRequest()]),
});

/** Applies this standard to all travellers. */
export const governed = (snapshot: StandardSnapshot = standard()): Answers => ({
  queryMultipleStandardInfo: ({ staffNOList }: { staffNOList: string[] }) => ({
    standardList: staffNOList.map((staffNO) => ({ staffNO, staffName: '林静', standard: snapshot })),
    priorityList: ['person', 'department', 'grade'],
  }),
});
