/** Kilometres and second class in fen: commonly known figures, not confirmed by a source. */
export interface Journey {
  from: string;
  to: string;
  km: number;
  fare: number;
  trainNo: string;
  /** Number of the return train, and the city of the train and the hotel. */
  backNo: string;
  city: string;
}

const journey = (from: string, to: string, ...rest: [number, number, string, string, string]): Journey => {
  const [km, yuan, trainNo, backNo, city] = rest;
  return { from, to, km, fare: yuan * 100, trainNo, backNo, city };
};

type Journeys = readonly [Journey, ...Journey[]];

/** Destinations of each enterprise, indexed as ENTERPRISES, the most frequent first. */
export const JOURNEYS: readonly [Journeys, Journeys, Journeys] = [
  [
    journey('北京南', '上海虹桥', 1318, 626, 'G5', 'G14', '上海'),
    journey('北京南', '济南西', 406, 194, 'G113', 'G336', '济南'),
    journey('北京南', '南京南', 1023, 443, 'G117', 'G202', '南京'),
    journey('北京西', '武汉', 1229, 578, 'G517', 'G72', '武汉'),
    journey('北京西', '郑州东', 693, 339, 'G801', 'G90', '郑州'),
    journey('北京西', '石家庄', 281, 128, 'G6701', 'G6744', '石家庄'),
    journey('北京南', '天津', 122, 54, 'C2007', 'C2550', '天津'),
    journey('北京西', '西安北', 1216, 515, 'G87', 'G652', '西安'),
  ],
  [
    journey('济南西', '上海虹桥', 912, 434, 'G157', 'G124', '上海'),
    journey('济南西', '北京南', 406, 194, 'G334', 'G111', '北京'),
    journey('济南东', '青岛北', 308, 124, 'G6917', 'G6908', '青岛'),
    journey('济南西', '南京南', 617, 279, 'G169', 'G116', '南京'),
    journey('济南西', '徐州东', 286, 129, 'G203', 'G218', '徐州'),
  ],
  [
    journey('上海虹桥', '杭州东', 159, 73, 'G7331', 'G7346', '杭州'),
    journey('上海虹桥', '北京南', 1318, 626, 'G2', 'G21', '北京'),
    journey('上海虹桥', '南京南', 295, 139, 'G7002', 'G7031', '南京'),
    journey('上海虹桥', '合肥南', 468, 204, 'D3072', 'D3025', '合肥'),
    journey('上海虹桥', '汉口', 826, 302, 'D3006', 'D2212', '武汉'),
  ],
];

export interface Hotel {
  brand: string;
  name: string;
  className: string;
  /** Published price of a night in a city of the first tier: fen. */
  published: number;
  isAgreement: boolean;
}

/** Fictitious brands. */
export const HOTELS: readonly [Hotel, ...Hotel[]] = [
  { brand: '锦程', name: '锦程商务酒店', className: '四星级', published: 68_000, isAgreement: true },
  { brand: '云栖', name: '云栖轻居酒店', className: '三星级', published: 45_000, isAgreement: true },
  { brand: '云栖', name: '云栖酒店', className: '三星级', published: 48_000, isAgreement: false },
  { brand: '驿安', name: '驿安快捷酒店', className: '经济型', published: 32_000, isAgreement: false },
  { brand: '华榕', name: '华榕大酒店', className: '五星级', published: 115_000, isAgreement: true },
];

export const CAR_COMPANIES: readonly [string, ...string[]] = ['畅行专车', '安途出行', '蓝鲸用车'];

export const OVER_REASONS: readonly [string, ...string[]] = [
  '客户指定酒店',
  '会议期间房源紧张',
  '二等座售罄',
  '行程临时变更',
];
