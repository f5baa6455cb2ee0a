import type {
  ChangeableTicket,
  ChangeDetail,
  ChangeQuote,
  ChangeReason,
  ChangeRecord,
} from '../../../../src/contract/order/change';
import { TRIP_DAY } from '../../../support/trip-day';
import { ORDER_NO } from './order-samples';

export const CHANGE_NO = '26112000000009';

export const CHANGE_REASONS: ChangeReason[] = [
  { changeReason: 1, reasonName: '行程变更', isVoluntary: true },
  { changeReason: 11, reasonName: '航班取消', isVoluntary: false },
];

export const changeableTicket = (change: Partial<ChangeableTicket> = {}): ChangeableTicket => ({
  passengerNo: 1,
  segmentNo: 1,
  ticketNo: '9992000000001',
  ticketStatus: 'OPEN FOR USE',
  salePrice: 54_000,
  taxes: 7000,
  obstacle: null,
  changeFee: 5400,
  changePercent: 10,
  isFree: false,
  timesChanged: 0,
  rises: { at: '2027-02-27T00:30:00.000Z', changeFee: 10_800 },
  ...change,
});

/** The user's own ticket, and a colleague's that cannot be changed. */
export const changeDetail = (change: Partial<ChangeDetail> = {}): ChangeDetail => ({
  orderNo: ORDER_NO,
  staffNO: 'S0001',
  quoteTime: '2026-11-20T02:00:00.000Z',
  changeOf: '',
  segments: [
    {
      segmentNo: 1,
      legNo: 1,
      flightNo: 'CA1501',
      carrierCode: 'CA',
      carrierShortName: '国航',
      depAirportCode: 'PEK',
      arrAirportCode: 'SHA',
      depCityCode: 'BJS',
      arrCityCode: 'SHA',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: `${TRIP_DAY}T08:30`,
      arrTime: `${TRIP_DAY}T10:45`,
      cabinName: '经济舱',
      cabinCode: 'S',
      transferable: false,
    },
  ],
  passengers: [
    { passengerNo: 1, passagerName: '林静', passengerTypeID: 1 },
    { passengerNo: 2, passagerName: '周明', passengerTypeID: 1 },
  ],
  tickets: [
    changeableTicket(),
    changeableTicket({
      passengerNo: 2,
      obstacle: 'notAllowed',
      changeFee: 0,
      changePercent: null,
      rises: null,
    }),
  ],
  changes: [],
  quote: null,
  ...change,
});

export const changeQuote = (change: Partial<ChangeQuote> = {}): ChangeQuote => ({
  tickets: [{ passengerNo: 1, segmentNo: 1, changeFee: 5400, fareDifference: 12_000, newPrice: 66_000 }],
  total: 17_400,
  kind: 'date',
  ...change,
});

export const changeRecord = (change: Partial<ChangeRecord> = {}): ChangeRecord => ({
  changeOrderNo: CHANGE_NO,
  orderStatus: '待支付',
  changeReason: 1,
  reasonName: '行程变更',
  remark: '',
  applicantName: '林静',
  changeFee: 5400,
  fareDifference: 12_000,
  applyTime: '2026-11-20T02:00:00.000Z',
  flights: [{ from: 'CA1501 2027-03-01T08:30', to: 'CA1503 2027-03-02T09:30' }],
  passengerNames: ['林静'],
  canPay: true,
  canCancel: true,
  ...change,
});

/** The order while its change is under way. */
export const changingDetail = (change: Partial<ChangeRecord> = {}): ChangeDetail =>
  changeDetail({
    tickets: [
      changeableTicket({ obstacle: 'changing', changeFee: 0, changePercent: null, rises: null }),
      changeableTicket({
        passengerNo: 2,
        obstacle: 'orderUnderWay',
        changeFee: 0,
        changePercent: null,
        rises: null,
      }),
    ],
    changes: [changeRecord(change)],
  });
