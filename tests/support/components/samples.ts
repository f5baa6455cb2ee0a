import { addDays, daysBetween } from '../../../src/domain/shanghai-time';
import type { FlightItinerary, TicketRule } from '../../../src/contract/flight-booking/booking';
import type { City } from '../../../src/contract/flight-booking/places';
import { FAULTS, type FaultName } from '../../../src/contract/faults';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { EnterpriseShortInfo } from '../../../src/contract/login';
import { USER, type Answers } from './fake-runtime';
import { flight, unit, itinerary } from '../flight-samples';
import { ORDER_NO, OTHER_ORDER_NO, LATER, orderRow, orderDetail } from '../../components/order/order-samples';
import { approvalAnswers } from '../../components/approval/approval-samples';
import { serviceMessage, MESSAGES } from '../../components/customer-service/service-samples';
import { shellAnswers } from '../../components/portal/shell-samples';
import { standardAnswers } from '../../components/flight-booking/standard-samples';
import { frequentTraveller, orderFormInfo, staff } from '../../components/flight-booking/traveller-samples';

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

export const ITINERARIES: FlightItinerary[] = [
  itinerary(flight(), [
    unit(),
    unit({ policyId: 'P2', cabinCode: 'T', discount: 40, salePrice: 51_000, plimit: '4:2-9' }),
    unit({
      policyId: 'P3',
      cabinCode: 'J',
      cabinName: '公务舱',
      cabinType: 2,
      discount: 100,
      salePrice: 380_000,
    }),
  ]),
  itinerary(
    flight({
      flightNo: 'MU5102',
      carrierCode: 'MU',
      carrierShortName: '东航',
      takeOffTime: '2027-03-01T22:40',
      arrTime: '2027-03-02T01:05',
      depAirportCode: 'PKX',
      depAirportName: '大兴机场',
      terminals: { dep: '', arr: 'T2' },
      duration: 145,
      isShare: true,
      operatingFlightNo: 'FM9102',
      operatingCarrierName: '上航',
    }),
    [unit({ salePrice: 62_000, discount: 49, seatCount: 3, isProtocol: true, ticketPrice: 70_000 })],
  ),
];

export const RULE: TicketRule = {
  segmentNo: 1,
  refund: {
    allowed: true,
    freeTimes: 0,
    tiers: [
      { fromHours: 168, percent: 5, fee: 5400 },
      { fromHours: null, percent: 20, fee: 21_600 },
    ],
  },
  change: { allowed: false, freeTimes: 0, tiers: [] },
  transferable: false,
  baggage: 20,
  cabinBaggage: 8,
  notes: ['以航空公司规定为准'],
};

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

/** No answer came. */
export const lostAnswer = (): GatewayError =>
  new GatewayError({
    kind: 'network',
    code: 'network',
    message: '网络异常，请检查网络后重试',
    retryable: true,
  });

const METHODS = [
  {
    payType: 0,
    subPayType: 13,
    name: '企业月结',
    description: '剩余额度 ¥1.00',
    available: true,
    reason: '',
    companyPart: null,
  },
  {
    payType: 4,
    subPayType: 1,
    name: '支付宝',
    description: '第三方收银台',
    available: true,
    reason: '',
    companyPart: null,
  },
  {
    payType: 2,
    subPayType: 14,
    name: '企业预存',
    description: '',
    available: false,
    reason: '余额不足',
    companyPart: null,
  },
];

/** A user of so many enterprises, and calls that switch between them. */
export function enterpriseAnswers(count: number): Answers {
  const names = ['远航科技（上海）有限公司', '华东商贸集团', '北京鹏程实业', '西部能源股份'];
  let places = Array.from({ length: count }, (_, i): EnterpriseShortInfo => {
    const entName = `${names[i % names.length]}${i < names.length ? '' : `第${i}分公司`}`;
    return {
      staffNO: `S${i}`,
      staffName: '林静',
      enterpriseNum: `E${String(i + 1).padStart(3, '0')}`,
      entName,
      entShortName: entName.slice(0, 4),
      tMCNumber: 'T001',
      tMCName: '云程商旅',
      logoFileAddress: '',
      phone: '',
    };
  });
  return {
    verifyUserAuthSignForCloud: () => ({ ...USER, entAndTmcShortInfoList: places }),
    changeEnt: ({ companyNO }: { companyNO: string }) => {
      const chosen = places.find(({ enterpriseNum }) => enterpriseNum === companyNO);
      if (!chosen) throw refusal('enterpriseForeign');
      places = [chosen, ...places.filter((place) => place !== chosen)];
      return chosen;
    },
  };
}

/** Forms for every kind of application. */
export const TEMPLATES = ([1, 2, 9] as const).map((applicationBusinessType) => ({
  templateTypeID: `T${applicationBusinessType}`,
  templateTypeName: '申请',
  applicationBusinessType,
  applicationTableID: 'SQ',
  applicationTableVersion: 1,
  formURL: 'dist/html/apply.html',
  iconUrl: '',
}));

/** A gateway where everything works out. */
export function goodAnswers(): Answers {
  const paid = new Set<string>();
  const cancelled = new Set<string>();
  const state = (orderNo: string) => ({
    orderNo,
    orderStatus: cancelled.has(orderNo)
      ? ('已取消' as const)
      : paid.has(orderNo)
        ? ('已出票' as const)
        : ('待支付' as const),
    payType: paid.has(orderNo) ? 0 : null,
    canPay: !paid.has(orderNo) && !cancelled.has(orderNo),
    canCancel: !paid.has(orderNo) && !cancelled.has(orderNo),
  });
  return {
    ...approvalAnswers(),
    loginByPassword: () => ({ authSign: 'token-1', userNO: 'U0001', expireTime: LATER }),
    // a hash of this very page: the browser stays
    authorize: () => ({
      clientId: 'travel-portal',
      providerName: '集团统一身份认证',
      authorizeUrl: `${location.href.split('#')[0]}#idp`,
    }),
    token: () => ({ authSign: 'token-1', userNO: 'U0001', expireTime: LATER }),
    sendLoginSmsCode: () => ({ resendAfterSeconds: 60 }),
    loginBySmsCode: () => ({ authSign: 'token-1', userNO: 'U0001', expireTime: LATER }),
    queryOperateHabit: () => ({ userNO: 'U0001', enterpriseNum: 'E001', pageInfo: null }),
    saveOperateHabit: ({ pageInfo }: { pageInfo: unknown }) => ({
      userNO: 'U0001',
      enterpriseNum: 'E001',
      pageInfo,
    }),
    queryCityList: () => CITIES,
    queryHolidayList: () => [{ date: '2027-01-01', name: '元旦', type: 'holiday' }],
    queryFlightList: () => ({ itineraryList: ITINERARIES }),
    queryLowestPriceCalendar: ({ beginDate, endDate }: { beginDate: string; endDate: string }) =>
      Array.from({ length: daysBetween(beginDate, endDate) + 1 }, (_, i) => ({
        date: addDays(beginDate, i),
        minPrice: i % 5 === 4 ? null : 50_000 + (i % 3) * 4000,
      })),
    queryProductTagInfo: ({ productTags }: { productTags: string[] }) =>
      productTags.map((productTag) => ({ productTag, title: productTag, content: `${productTag}的说明` })),
    queryTicketRuleSec: () => [RULE],
    queryStaffInfoVagueForCloud: ({ self }: { self?: boolean }) => {
      const list = [
        staff(),
        staff({
          staffNO: 'S0002',
          staffName: '王建华',
          sexTem: 0,
          identityCardNO: '110*************31',
          phone: '138****0002',
          birthDay: '1980-03-07',
          documents: [
            { cardType: 0, cardNo: '110*************31', holderName: '', validUntil: '' },
            { cardType: 1, cardNo: 'E70****42', holderName: 'WANG/JIANHUA', validUntil: '2026-03-31' },
          ],
          canReveal: true,
        }),
      ];
      const staffList = self ? list.slice(0, 1) : list;
      return { total: staffList.length, staffList };
    },
    queryOrderFormInfo: () => orderFormInfo(),
    queryTemplateTypes: () => TEMPLATES,
    submitApprovalApplyAuto: () => ({
      applyId: 'SP26112000000009',
      applyState: '审批中',
      approverName: '王建华',
    }),
    queryFrequentTravellers: () => [frequentTraveller()],
    saveFrequentTraveller: () => frequentTraveller(),
    deleteFrequentTraveller: () => ({}),
    revealTravellerNumbers: () => ({ cardNo: '110105198003072931', phone: '13800000002' }),
    queryProductBookingLimits: () => ({ canBooking: true, title: '', content: '' }),
    createOrder: () => ({
      orderNo: ORDER_NO,
      totalAmount: 115_000,
      orderStatus: '待支付',
      waitsForApplyId: '',
      payDeadline: LATER,
      priceGuaranteedUntil: LATER,
    }),
    ...standardAnswers(),
    queryBookingPnrResult: () => ({ orderNo: ORDER_NO, bookingState: 1, pnr: 'ABC123' }),
    queryPayMethod: ({ orderNo }: { orderNo: string }) => {
      if (orderNo === 'expired') throw refusal('orderExpired');
      return {
        orderNo,
        payAmount: 115_000,
        payDeadline: LATER,
        priceGuaranteedUntil: LATER,
        methods: METHODS,
      };
    },
    payorder: ({ orderNo }: { orderNo: string }) => {
      paid.add(orderNo);
      return { payState: 'paid', payUrl: '', paymentNo: 'N1' };
    },
    queryorderListOnPermission: () => ({
      total: 2,
      orderList: [ORDER_NO, OTHER_ORDER_NO].map((orderNo) => orderRow(state(orderNo))),
    }),
    queryAirTicketDetailNew: ({ orderNo }: { orderNo: string }) => orderDetail(state(orderNo)),
    queryRules: () => [RULE],
    queryMessages: () => ({
      messageList: MESSAGES,
      hasMore: false,
      lastSequence: 3,
      readSequence: 2,
      unreadCount: 1,
    }),
    sendMessage: ({ messageId, content }: { messageId: string; content: string }) =>
      serviceMessage({ sequence: 4, messageId, content, sendTime: new Date().toISOString() }),
    markRead: ({ sequence }: { sequence: number }) => ({ readSequence: sequence, unreadCount: 0 }),
    getDictionaryParam: () => [{ code: 13, name: '服务商授信' }],
    orderCancel: ({ orderNo }: { orderNo: string }) => {
      cancelled.add(orderNo);
      return { orderNo, orderStatus: '已取消' };
    },
    ...shellAnswers(),
  };
}
