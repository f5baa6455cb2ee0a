import { defineChineseTexts } from '../../../src/domain/texts/texts';

export const goodsReceiverTexts = defineChineseTexts('goods-receivers', {
  noun: '收货人',
  nothing: '还没有收货人',
  hint: '收货人、地址或电话',
  address: '配送地址',
  staff: '收货人',
  phone: '联系电话',
  timeFrom: '开始收货时间',
  timeFromHint: '例如 11:30',
  timeTo: '结束收货时间',
  timeToHint: '例如 13:00',
  modifyTime: '修改时间',
});
