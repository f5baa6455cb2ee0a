import type { ApprovalOutlook } from '../../../src/contract/approval/outlook';
import type {
  Application,
  ApplicationDetail,
  queryApprovalList,
} from '../../../src/contract/approval/approval';
import type { ApprovalTask } from '../../../src/contract/approval/path';
import type { FormFields } from '../../../src/contract/approval/trip';
import type { BodyOf } from '../../../src/contract/call';
import type { StandardEvaluation } from '../../../src/contract/travel-standard/shapes';
import { flight } from '../../support/flight-samples';
import { LATER, ORDER_NO } from '../order/support/order-samples';
import type { Answers } from '../../support/components/fake-runtime';

export const APPLY_ID = 'SP26112000000001';
export const TRIP_APPLY_ID = 'SP26112000000002';

export function evaluation(): StandardEvaluation {
  const lowest = {
    flightNo: 'MU5102',
    takeOffTime: '2027-03-01T09:00',
    cabinCode: 'V',
    policyId: 'P9',
    salePrice: 62_000,
    difference: 46_000,
  };
  return {
    bookingDate: '2026-11-20',
    standards: [
      {
        standardNo: 'S1',
        standardName: '员工差旅标准',
        scope: 'grade',
        maxCabinType: 1,
        discountCaps: { economy: 80, business: null, first: null },
        maxPrice: 90_000,
        advanceDays: 0,
        lowestFare: null,
        policy: 3,
      },
    ],
    segments: [
      {
        segmentNo: 1,
        flightNo: 'CA1501',
        takeOffTime: '2027-03-01T08:30',
        cabinCode: 'Y',
        salePrice: 108_000,
        lowest,
        violations: (['price', 'discount'] as const).map((rule) => ({
          segmentNo: 1,
          rule,
          threshold: rule === 'price' ? 90_000 : 80,
          actual: rule === 'price' ? 108_000 : 95,
          standardNo: 'S1',
          policy: 3,
          passengerNames: ['陈思远'],
          lowest: null,
        })),
      },
    ],
  };
}

export function application(change: Partial<Application> = {}): Application {
  return {
    applyId: APPLY_ID,
    applyType: 2,
    applyState: '审批中',
    applicantNO: 'S0009',
    applicantName: '陈思远',
    deptName: '平台研发部',
    approverNO: 'S0001',
    approverName: '林静',
    replacedNames: '',
    reason: '',
    opinion: '',
    createTime: '2026-11-20T02:00:00.000Z',
    deadline: LATER,
    stepDue: null,
    decideTime: '',
    orderNo: ORDER_NO,
    changeOf: '',
    trip: null,
    change: null,
    refund: null,
    canApply: false,
    overStandard: {
      voyages: [
        {
          segmentNo: 1,
          flightNo: 'CA1501',
          depAirportCode: 'PEK',
          arrAirportCode: 'SHA',
          depDate: '2027-03-01',
          cabinCode: 'Y',
          policyId: 'P1',
          salePrice: 108_000,
        },
      ],
      passengerNames: ['陈思远'],
      evaluation: evaluation(),
      overReasons: [],
    },
    flights: [
      {
        segmentNo: 1,
        sequenceNo: 1,
        flightNo: 'CA1501',
        depCityName: '北京',
        arrCityName: '上海',
        takeOffTime: '2027-03-01T08:30',
        cabinCode: 'Y',
        salePrice: 108_000,
      },
    ],
    standsInFor: '',
    canDecide: true,
    canAgree: true,
    canRefuse: true,
    canWithdraw: false,
    urgeCount: 0,
    urgeTime: '',
    canUrge: false,
    canBook: false,
    ...change,
  };
}

export function applicationDetail(change: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return {
    ...application(),
    itinerary: [{ segmentNo: 1, sequenceNo: 1, flight: flight(), cabinName: '经济舱', discount: 95 }],
    reasons: [{ segmentNo: 1, rule: 'price', reasonName: '客户会议时间限制', reasonText: '九点开会' }],
    order: {
      orderNo: ORDER_NO,
      orderStatus: '待审批',
      totalAmount: 115_000,
      priceGuaranteedUntil: LATER,
      canOpen: true,
    },
    path: [
      {
        stepNo: 1,
        stepName: '主管审批',
        mode: 'any',
        isCurrent: true,
        limit: null,
        tasks: [approvalTask({ staffNO: 'S0001', staffName: '王建华' })],
      },
    ],
    copies: [],
    canTransfer: true,
    canAddApprovers: true,
    returnSteps: [],
    budgets: [],
    isOwn: false,
    formFields: null,
    files: [],
    former: null,
    agreed: null,
    changes: [],
    ...change,
  };
}

/** A task of an approver whose decision is open, unless overridden. */
export function approvalTask(change: Partial<ApprovalTask> = {}): ApprovalTask {
  return {
    taskNo: 1,
    staffNO: 'S0001',
    staffName: '王建华',
    taskState: 'open',
    opinion: '',
    openTime: '2026-12-01T01:00:00.000Z',
    endTime: '',
    addedBy: null,
    actedBy: null,
    isAdded: false,
    isPast: false,
    ...change,
  };
}

export function tripDetail(change: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return applicationDetail({
    applyId: TRIP_APPLY_ID,
    applyType: 1,
    reason: '上海项目驻场实施',
    orderNo: '',
    overStandard: null,
    flights: [],
    itinerary: [],
    reasons: [],
    order: null,
    formFields: FORM_FIELDS,
    trip: {
      purposeCode: 'P1',
      purposeName: '项目实施',
      cities: [
        { cityCode: 'BJS', cityName: '北京' },
        { cityCode: 'SHA', cityName: '上海' },
      ],
      beginDate: '2027-03-01',
      endDate: '2027-03-05',
      travellers: [{ staffNO: 'S0009', staffName: '陈思远' }],
      budget: 1_000_000,
      legs: [
        {
          depCityCode: 'BJS',
          depCityName: '北京',
          arrCityCode: 'SHA',
          arrCityName: '上海',
          beginDate: '2027-03-01',
          endDate: '2027-03-05',
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
    ...change,
  });
}

const DECIDED = { agree: '已同意', refuse: '已拒绝' } as const;
const CLOSED = { canDecide: false, canAgree: false, canRefuse: false, canWithdraw: false };

/** A gateway with two applications for an approver, which remembers the decisions. */
export function approvalAnswers(): Answers {
  const changes = new Map<string, Partial<ApplicationDetail>>();
  const detailOf = (applyId: string): ApplicationDetail => {
    const detail = applyId === TRIP_APPLY_ID ? tripDetail() : applicationDetail();
    return { ...detail, ...changes.get(applyId) };
  };
  const end = (applyId: string, applyState: '已同意' | '已拒绝' | '已撤回', opinion = '') => {
    const decideTime = '2026-11-20T03:00:00.000Z';
    const taskState = applyState === '已同意' ? 'agreed' : applyState === '已拒绝' ? 'refused' : 'closed';
    const path = detailOf(applyId).path.map((step) => ({
      ...step,
      isCurrent: false,
      tasks: step.tasks.map((task) => ({ ...task, taskState, opinion, endTime: decideTime }) as const),
    }));
    changes.set(applyId, { ...CLOSED, applyState, opinion, decideTime, path });
    return { applyId, applyState };
  };
  /** The application passes to another approver. */
  const handOver = (applyId: string) => {
    changes.set(applyId, { ...CLOSED, canTransfer: false, canAddApprovers: false });
    return { applyId, applyState: '审批中' };
  };
  return {
    queryApprovalList: ({ applyStateList = [], taskState }: BodyOf<typeof queryApprovalList>) => {
      const all = [APPLY_ID, TRIP_APPLY_ID].map(detailOf);
      const applicationList = all.filter(
        ({ applyState, canDecide }) =>
          applyStateList.includes(applyState) &&
          (taskState === undefined || canDecide === (taskState === 'open')),
      );
      const pendingCount = all.filter(({ canDecide }) => canDecide).length;
      return {
        total: applicationList.length,
        applicationList,
        canApprove: true,
        pendingCount,
        hasCopies: false,
      };
    },
    queryApprovalDetail: ({ applyId }: { applyId: string }) => detailOf(applyId),
    queryApprovalOutlook: () => OUTLOOK,
    decideApproval: (body: { applyId: string; decision: 'agree' | 'refuse'; opinion: string }) =>
      end(body.applyId, DECIDED[body.decision], body.opinion),
    withdrawApproval: ({ applyId }: { applyId: string }) => end(applyId, '已撤回'),
    transferApproval: ({ applyId }: { applyId: string }) => handOver(applyId),
    addApprovers: ({ applyId }: { applyId: string }) => ({ applyId, applyState: '审批中' }),
    returnApproval: ({ applyId }: { applyId: string }) => handOver(applyId),
  };
}

/** The chosen flight has become dearer, and another one at that time is cheaper. */
export const OUTLOOK: ApprovalOutlook = {
  legs: [
    {
      segmentNo: 1,
      flightNo: 'CA1501',
      priceThen: 108_000,
      priceNow: 118_000,
      cheaper: [{ flightNo: 'MU5101', takeOffTime: '2027-03-01T09:00', salePrice: 82_000 }],
    },
  ],
  fee: null,
};

/** A gateway for a user with no applications to decide. */
export const APPLICANT: Answers = {
  queryApprovalList: ({ role }: BodyOf<typeof queryApprovalList>) => ({
    total: role === 'applicant' ? 1 : 0,
    applicationList:
      role === 'applicant'
        ? [application({ canDecide: false, canAgree: false, canRefuse: false, canWithdraw: true })]
        : [],
    canApprove: false,
    pendingCount: 0,
    hasCopies: false,
  }),
};

/** A form with every field, all of them optional. */
export const FORM_FIELDS: FormFields = {
  budget: 'optional',
  costCenter: 'optional',
  accountingEntity: 'optional',
  files: 'optional',
};

/** Forms for every kind of application. */
export const TEMPLATES = ([1, 2, 9] as const).map((applicationBusinessType) => ({
  templateTypeID: `T${applicationBusinessType}`,
  templateTypeName: '申请',
  applicationBusinessType,
  applicationTableID: 'SQ',
  applicationTableVersion: 1,
  formURL: 'dist/html/apply.html',
  iconUrl: '',
  formFields: FORM_FIELDS,
  tolerance: { budgetPercent: 10, days: 1 },
}));
