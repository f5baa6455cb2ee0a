import type { ChangeRequest, RefundRequest } from '../../../src/contract/approval/after-sale';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { ORDER_NO } from '../order/support/order-samples';
import { applicationDetail } from './approval-samples';

export const CHANGE_APPLY_ID = 'SP26112000000021';
export const REFUND_APPLY_ID = 'SP26112000000022';

export const changeRequest = (change: Partial<ChangeRequest> = {}): ChangeRequest => ({
  orderNo: ORDER_NO,
  changeReason: 1,
  reasonName: '行程变更',
  remark: '',
  passengerNos: [1],
  tickets: [{ passengerNo: 1, segmentNo: 1 }],
  flights: [
    {
      oldSegmentNo: 1,
      from: {
        flightNo: 'CA1501',
        depCityName: '北京',
        arrCityName: '上海',
        takeOffTime: '2027-03-01T08:30',
        cabinName: '经济舱',
        cabinCode: 'S',
      },
      to: {
        flightNo: 'CA1503',
        depCityName: '北京',
        arrCityName: '上海',
        takeOffTime: '2027-03-02T09:30',
        arrTime: '2027-03-02T11:45',
        cabinName: '经济舱',
        cabinCode: 'Y',
        carrierShortName: '国航',
        depAirportName: '首都机场',
        arrAirportName: '虹桥机场',
        voyage: {
          segmentNo: 1,
          flightNo: 'CA1503',
          depAirportCode: 'PEK',
          arrAirportCode: 'SHA',
          depDate: '2027-03-02',
          cabinCode: 'Y',
          policyId: 'P1',
          salePrice: 66_000,
        },
      },
    },
  ],
  changeFee: 5400,
  fareDifference: 12_000,
  ...change,
});

export const refundRequest = (change: Partial<RefundRequest> = {}): RefundRequest => ({
  orderNo: ORDER_NO,
  reasonType: 1,
  reasonName: '行程变更',
  isVoluntary: true,
  remark: '',
  tickets: [
    {
      passengerNo: 1,
      segmentNo: 1,
      passagerName: '林静',
      flightNo: 'CA1501',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: '2027-03-01T08:30',
      salePrice: 108_000,
      refundFee: 10_800,
      refundAmount: 104_200,
    },
  ],
  refundFee: 10_800,
  refundAmount: 107_200,
  violations: [{ rule: 'fee', policy: 3, percent: 5, limit: 5400, fee: 10_800 }],
  overReason: '会议取消',
  ...change,
});

const CLOSED = { canDecide: false, canAgree: false, canRefuse: false };
const APPROVED = { ...CLOSED, applyState: '已同意', canApply: true, canWithdraw: true } as const;

/** The user's own change over the standard, waiting for a decision. */
export const changeApplication = (change: Partial<ApplicationDetail> = {}): ApplicationDetail => {
  const { overStandard } = applicationDetail();
  return applicationDetail({
    applyId: CHANGE_APPLY_ID,
    applyType: 18,
    orderNo: '',
    order: null,
    change: changeRequest(),
    overStandard: overStandard && { ...overStandard, passengerNames: ['林静'] },
    ...change,
  });
};

export const refundApplication = (change: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  applicationDetail({
    applyId: REFUND_APPLY_ID,
    applyType: 19,
    orderNo: '',
    order: null,
    overStandard: null,
    flights: [],
    itinerary: [],
    reasons: [],
    refund: refundRequest(),
    ...change,
  });

export const approvedChange = (change: Partial<ApplicationDetail> = {}) =>
  changeApplication({ ...APPROVED, ...change });
export const approvedRefund = (change: Partial<ApplicationDetail> = {}) =>
  refundApplication({ ...APPROVED, ...change });
export const waitingRefund = (change: Partial<ApplicationDetail> = {}) =>
  refundApplication({ ...CLOSED, canWithdraw: true, ...change });
