const two = (n: number) => String(n).padStart(2, '0');

export const FLIGHTS = 500;
export const UNITS = 20;

export const ITINERARIES = Array.from({ length: FLIGHTS }, (_, i) => {
  const hour = 6 + (i % 15);
  const flight = {
    flightNo: `CA${1000 + i}`,
    carrierCode: ['CA', 'MU', 'CZ', 'HU'][i % 4],
    carrierFullName: '航空公司',
    carrierShortName: ['国航', '东航', '南航', '海航'][i % 4],
    takeOffTime: `2027-03-01T${two(hour)}:${two((i * 7) % 60)}`,
    arrTime: `2027-03-01T${two(hour + 2)}:${two((i * 11) % 60)}`,
    depAirportCode: i % 3 === 0 ? 'PKX' : 'PEK',
    depAirportName: i % 3 === 0 ? '大兴机场' : '首都机场',
    depCityName: '北京',
    arrAirportCode: i % 5 === 0 ? 'PVG' : 'SHA',
    arrAirportName: i % 5 === 0 ? '浦东机场' : '虹桥机场',
    arrCityName: '上海',
    terminals: { dep: 'T3', arr: 'T2' },
    distance: 1076,
    isShare: false,
    operatingFlightNo: '',
    operatingCarrierName: '',
    stopInfos:
      i % 6 === 0
        ? [
            {
              cityName: '济南',
              airportCode: 'TNA',
              airportName: '遥墙机场',
              arrTime: `2027-03-01T${two(hour)}:50`,
              takeOffTime: `2027-03-01T${two(hour + 1)}:20`,
            },
          ]
        : [],
    planeCode: '738',
    planeName: '波音737-800',
    planeSize: '中',
    duration: 120 + (i % 40),
    mealFlag: 1,
  };
  const priceList = Array.from({ length: UNITS }, (_unused, j) => {
    const salePrice = 50_000 + ((i * 37 + j * 101) % 150) * 1000;
    const unit = {
      cabinCode: 'YBMUHQVWSTLGKNREXZPO'[j],
      cabinName: '经济舱',
      cabinType: 1,
      discount: 40 + j,
      salePrice,
      ticketPrice: salePrice,
      fuelFee: 2000,
      buildFee: 5000,
      policyId: `P${j}`,
      policyExInfo: '',
      fareCode: 'Y',
      subProductId: '',
      sequenceNo: j,
      segmentNo: 1,
      plimit: j === 3 ? '1:18-24' : '',
      sps: [],
      seatCount: 1 + (j % 9),
      isProtocol: j === 5,
      productTags: [],
      baggage: 20,
    };
    return {
      totalSalePrice: salePrice,
      totalTicketPrice: salePrice,
      totalBuildFee: 5000,
      totalFuelFee: 2000,
      totalCPrice: 0,
      totalFPrice: 0,
      totalYPrice: 200_000,
      priceUnitList: [unit],
    };
  });
  return {
    flightSegments: [{ segNo: 1, flightList: [flight] }],
    priceList,
    minPrice: 50_000,
    minPriceWithoutGw: 50_000,
  };
});

const city = (cityCode: string, cityName: string, pinyin: string) => ({
  cityCode,
  cityName,
  provinceName: cityName,
  pinyin,
  pinyinInitials: pinyin.slice(0, 2),
  hotRank: 1,
  airports: [{ airportCode: cityCode, airportName: '机场', pinyin: '', pinyinInitials: '', terminals: [] }],
});

const TRAVELLER = {
  staffName: '陈思远',
  staffNO: 'S0001',
  identityCardNO: '530102199203188732',
  identityCardType: 0,
  sexTem: 0,
  birthDay: '1992-03-18',
  nationality: 'CN',
  phone: '13800000001',
  passengerTypeID: 1,
  source: 1,
  companyNO: '100001',
  deptNO: 'D1',
  deptName: '平台研发部',
  positionName: '工程师',
  costCenterNO: 'C1',
  accountingEntityNO: 'A1',
  documents: [],
  canReveal: true,
};

/** Standard with every rule, so that each price is checked against all of them. */
const STANDARD = {
  standardNo: 'S4',
  standardName: '国内机票标准（员工级）',
  scope: 'grade',
  maxCabinType: 1,
  discountCaps: { economy: 45, business: null, first: null },
  maxPrice: 150_000,
  advanceDays: 3,
  lowestFare: {
    minutes: 120,
    tolerance: { kind: 'percent', value: 10 },
    withShared: false,
    withConnections: false,
  },
  policy: 1,
};

/** The gateway's answer to a search of the bench. */
export function answerTo(url: string): object {
  const results: Record<string, unknown> = {
    queryCityList: [city('BJS', '北京', 'beijing'), city('SHA', '上海', 'shanghai')],
    queryHolidayList: [],
    queryFlightList: { itineraryList: ITINERARIES },
    queryStaffInfoVagueForCloud: { total: 1, staffList: [TRAVELLER] },
    queryMultipleStandardInfo: {
      standardList: [{ staffNO: TRAVELLER.staffNO, staffName: TRAVELLER.staffName, standard: STANDARD }],
      priorityList: ['person', 'department', 'grade'],
    },
  };
  return { success: true, code: '0', msg: '', result: results[url.slice(url.lastIndexOf('/') + 1)] };
}
