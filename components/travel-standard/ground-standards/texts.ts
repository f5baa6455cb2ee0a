import type { GroundProduct } from '../../../src/contract/travel-standard/ground-standards';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

type Rank = 1 | 2 | 3;
const PRODUCTS: Readonly<Record<GroundProduct, string>> = { train: '火车', car: '用车' };
const CLASSES: Readonly<Record<GroundProduct, Readonly<Record<Rank, string>>>> = {
  train: { 1: '二等座、硬卧、硬座', 2: '一等座、软卧、动卧', 3: '商务座' },
  car: { 1: '经济型', 2: '舒适型', 3: '商务型' },
};
const classOf = (product: GroundProduct, rank: Rank): string => CLASSES[product][rank];

const chinese = {
  noun: '火车和用车标准',
  nothing: '还没有火车和用车标准，导入的记录不判断席别和车型是否超标',
  hint: '备注',
  product: '产品',
  productName: (product: GroundProduct): string => PRODUCTS[product],
  grade: '职级',
  highestClass: '最高席别或车型',
  className: (rank: Rank): string => `${classOf('train', rank)}（火车）/ ${classOf('car', rank)}（用车）`,
  classOf,
  leastMinutes: '行程时长不少于',
  leastMinutesHint: '分钟，只用于火车；不填为所有车次。行程够长时，按时长最接近的标准判断',
  anyDuration: '不限',
  remark: '备注',
  modifyTime: '修改时间',
};

export type GroundStandardTexts = TextsOf<typeof chinese>;

export const groundStandardTexts = defineTexts('ground-standards', chinese, () => import('./texts.en'));
