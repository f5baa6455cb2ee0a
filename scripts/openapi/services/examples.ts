/** Examples of requests and answers by service and method. */
type Examples = Readonly<Record<string, { request: unknown; answer: unknown }>>;

const PLACE = { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-12-08' };
const KEY = { flightNo: 'CA1501', depAirportCode: 'PEK', arrAirportCode: 'SHA', depDate: '2026-12-08' };
const DAY = { issueDate: '2026-11-20' };
const FLIGHT = {
  flight: {
    flightNo: 'CA1501',
    carrierCode: 'CA',
    carrierFullName: '中国国际航空股份有限公司',
    carrierShortName: '国航',
    takeOffTime: '2026-12-08T08:30',
    arrTime: '2026-12-08T10:45',
    depAirportCode: 'PEK',
    depAirportName: '首都机场',
    depCityName: '北京',
    arrAirportCode: 'SHA',
    arrAirportName: '虹桥机场',
    arrCityName: '上海',
    terminals: { dep: 'T3', arr: 'T2' },
    distance: 1076,
    isShare: false,
    operatingFlightNo: '',
    operatingCarrierName: '',
    stopInfos: [],
    planeCode: '333',
    planeName: '空客A330-300',
    planeSize: '大',
    duration: 135,
    mealFlag: 1,
  },
  isFeeder: false,
  inventoryKey: 'CA1501/PEKSHA/2026-12-08',
  seats: { Y: 14, B: 6, M: 0 },
  fullFares: { Y: 196_000, C: 0, F: 0 },
  prices: [
    {
      unit: {
        cabinCode: 'B',
        cabinName: '经济舱',
        cabinType: 1,
        discount: 80,
        salePrice: 156_800,
        ticketPrice: 156_800,
        fuelFee: 2000,
        buildFee: 5000,
        policyId: 'CA-B-PUB',
        policyExInfo: '',
        fareCode: 'BPUB',
        subProductId: 'PUB',
        sequenceNo: 1,
        segmentNo: 1,
        plimit: '',
        sps: [
          {
            officeNo: 'PEK001',
            serviceProviderID: '1',
            serviceProviderName: '国航直连',
            supplierID: '1',
            supplierName: '国航',
          },
        ],
        seatCount: 6,
        isProtocol: false,
        productTags: ['免费改期'],
        baggage: 20,
        refundable: true,
      },
      rule: {
        segmentNo: 1,
        refund: {
          allowed: true,
          freeTimes: 0,
          tiers: [
            { fromHours: 168, percent: 5, fee: 7800 },
            { fromHours: 48, percent: 10, fee: 15_700 },
            { fromHours: null, percent: 25, fee: 39_200 },
          ],
        },
        change: { allowed: true, freeTimes: 1, tiers: [{ fromHours: null, percent: 10, fee: 15_700 }] },
        transferable: false,
        baggage: 20,
        cabinBaggage: 8,
        notes: ['改期须补足票价差额'],
      },
    },
  ],
};
const BEYOND = {
  ...FLIGHT,
  flight: {
    ...FLIGHT.flight,
    flightNo: 'MU5315',
    takeOffTime: '2026-12-08T13:00',
    arrTime: '2026-12-08T15:30',
  },
  inventoryKey: 'MU5315/SHACAN/2026-12-08',
};
const PRICE = { salePrice: 156_800, buildFee: 5000, fuelFee: 2000 };
const TICKET = { segmentNo: 1, passengerNo: 1, carrierCode: 'CA', sequence: 1042 };

const SUPPLIER: Examples = {
  cities: {
    request: {},
    answer: {
      cities: [
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
              terminals: ['T1', 'T2'],
            },
          ],
        },
      ],
    },
  },
  flights: { request: { leg: PLACE, ...DAY }, answer: { flights: [FLIGHT] } },
  connections: {
    request: { leg: { ...PLACE, arrCode: 'CAN' }, ...DAY },
    answer: { connections: [[FLIGHT, BEYOND]] },
  },
  flight: { request: { key: KEY, ...DAY }, answer: { flight: FLIGHT } },
  lowestFares: {
    request: { leg: { ...PLACE, seats: 2, closed: ['CZ'] }, ...DAY, most: 40 },
    answer: {
      fares: [
        {
          salePrice: 78_000,
          inventoryKey: 'CA1501/PEKSHA/2026-12-08',
          cabinCode: 'B',
          seats: 6,
          takeOffTime: '2026-12-08T08:30',
        },
      ],
    },
  },
  tagInfo: {
    request: { productTags: ['免费改期'] },
    answer: { tags: [{ productTag: '免费改期', title: '免费改期', content: '起飞前可免费改期1次。' }] },
  },
  book: {
    request: {
      orderNo: '26112000000017',
      flights: [
        { ...KEY, segmentNo: 1, cabinCode: 'B', policyId: 'CA-B-PUB', fareCode: 'BPUB', salePrice: 156_800 },
      ],
      passengers: [
        {
          passengerNo: 1,
          name: '林静',
          passengerTypeID: 1,
          cardType: 0,
          cardNo: '110101199003070134',
          birthDay: '1990-03-07',
          sexTem: 1,
          nationality: 'CN',
          phone: '13800000001',
        },
      ],
      tickets: [{ segmentNo: 1, passengerNo: 1, ...PRICE }],
      holdUntil: '2026-11-20T02:30:00.000Z',
    },
    answer: { pnr: 'JX4T8K' },
  },
  issue: {
    request: { orderNo: '26112000000017', tickets: [{ ...TICKET, ...PRICE }] },
    answer: { ticketNos: ['9992000001042'] },
  },
  change: {
    request: {
      changeNo: '26112100000023',
      isVoluntary: true,
      tickets: [
        {
          ...TICKET,
          sequence: 1055,
          oldTicketNo: '9992000001042',
          changeFee: 15_700,
          fareDifference: 20_000,
        },
      ],
    },
    answer: { ticketNos: ['9992000001055'] },
  },
  refund: {
    request: {
      refundNo: 'TP26112200000005',
      isVoluntary: false,
      ticketNos: ['9992000001055'],
      refundAmounts: [183_800],
    },
    answer: {},
  },
  boarded: {
    request: { flight: KEY, ticketNos: ['9992000001042', '9992000001043'] },
    answer: { ticketNos: ['9992000001042'] },
  },
};

const APPLICATION = {
  requestNo: 'FP261120123456789012',
  invoiceType: 'special',
  buyer: {
    name: '海川科技有限公司',
    taxNo: '91110105MA00000012',
    address: '北京市朝阳区建国路1号',
    phone: '010-60000001',
    bankName: '中国工商银行',
    bankAccount: '0200004509020123456',
  },
  amount: 10_600,
  taxRate: 6,
  taxAmount: 600,
  itemCount: 2,
  remark: '十月服务费',
};
const INVOICE_NO = '26112000000000000017';
const ISSUED = {
  state: 'issued',
  taxInvoiceNo: INVOICE_NO,
  fileTypes: ['application/pdf', 'application/xml'],
};

const TAX: Examples = {
  issue: { request: APPLICATION, answer: ISSUED },
  reverse: {
    request: { ...APPLICATION, taxInvoiceNo: INVOICE_NO, reason: '抬头有误' },
    answer: { state: 'pending' },
  },
  state: { request: { requestNo: APPLICATION.requestNo, of: 'issue' }, answer: ISSUED },
  file: { request: { taxInvoiceNo: INVOICE_NO, fileType: 'application/pdf' }, answer: '%PDF-1.7 …' },
};

export const EXAMPLES: Readonly<Record<'supplier' | 'tax', Examples>> = { supplier: SUPPLIER, tax: TAX };
