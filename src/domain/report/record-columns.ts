import type { ImportedProduct } from '../../contract/report/records';
import type { TableColumn } from '../table-import/table-columns';

/** Field of a column of a file of records. */
export type Field =
  | 'recordNo'
  | 'event'
  | 'staffNo'
  | 'deptNo'
  | 'costCenterNo'
  | 'entityNo'
  | 'bookedOn'
  | 'issuedOn'
  | 'usedOn'
  | 'start'
  | 'end'
  | 'from'
  | 'to'
  | 'city'
  | 'carrier'
  | 'service'
  | 'className'
  | 'quantity'
  | 'distance'
  | 'fare'
  | 'published'
  | 'isAgreement'
  | 'serviceFee'
  | 'isOver'
  | 'overReason'
  | 'refundedOn'
  | 'refundFee';

export type RecordColumn = TableColumn<Field>;

const needed = (field: Field, header: string): RecordColumn => ({ field, header, isRequired: true });
const open = (field: Field, header: string): RecordColumn => ({ field, header, isRequired: false });

const columns = (issued: string, ...own: RecordColumn[]): readonly RecordColumn[] => [
  needed('recordNo', '记录号'),
  open('event', '类型'),
  needed('staffNo', '工号'),
  open('deptNo', '部门编号'),
  open('costCenterNo', '成本中心编号'),
  open('entityNo', '核算主体编号'),
  needed('bookedOn', '预订日期'),
  needed('issuedOn', issued),
  open('usedOn', '使用日期'),
  ...own,
  open('serviceFee', '服务费'),
  open('isOver', '是否超标'),
  open('overReason', '超标原因'),
  open('refundedOn', '退款日期'),
  open('refundFee', '退款手续费'),
];

/** Columns of a file, by product, in the order of the template. */
export const RECORD_COLUMNS: Readonly<Record<ImportedProduct, readonly RecordColumn[]>> = {
  train: columns(
    '出票日期',
    needed('from', '出发站'),
    needed('to', '到达站'),
    needed('start', '出发时间'),
    needed('service', '车次'),
    needed('className', '席别'),
    needed('fare', '票价'),
    open('distance', '里程'),
    open('end', '到达时间'),
  ),
  car: columns(
    '支付日期',
    needed('city', '城市'),
    needed('start', '用车时间'),
    needed('carrier', '用车公司'),
    needed('className', '车型'),
    needed('fare', '车费'),
    needed('distance', '里程'),
  ),
  hotel: columns(
    '支付日期',
    needed('city', '城市'),
    needed('start', '入住日期'),
    needed('service', '酒店名称'),
    open('carrier', '酒店品牌'),
    open('className', '星级'),
    needed('quantity', '间夜数'),
    needed('fare', '房费'),
    open('published', '门市价'),
    open('isAgreement', '是否协议'),
  ),
};

/** Words for events; the first applies to files without such a column. */
export const EVENT_WORDS = { 购买: 'bought', 退款: 'refunded' } as const;
export const YES_NO = { 是: true, 否: false } as const;

/** Class figure in which a class counts, by product. */
export const CLASS_RANKS: Readonly<Record<ImportedProduct, Readonly<Record<string, 1 | 2 | 3>>>> = {
  train: {
    二等座: 1,
    一等座: 2,
    商务座: 3,
    特等座: 3,
    优选一等座: 2,
    动卧: 2,
    二等卧: 1,
    一等卧: 2,
    高级软卧: 3,
    软卧: 2,
    硬卧: 1,
    软座: 2,
    硬座: 1,
    无座: 1,
  },
  car: { 经济型: 1, 舒适型: 2, 商务型: 3, 豪华型: 3 },
  hotel: { 经济型: 1, 二星级: 1, 三星级: 1, 四星级: 2, 五星级: 3 },
};

/** Kinds of train by the first letter of their number. */
export const TRAIN_KINDS: Readonly<Record<string, string>> = {
  G: '高铁',
  D: '动车',
  C: '城际',
  S: '市域',
  Z: '直达特快',
  T: '特快',
  K: '快速',
  Y: '旅游',
  L: '临客',
  '': '普快',
};
