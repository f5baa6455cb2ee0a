import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  title: '双人复核',
  limit: '双人复核限额',
  hint: (fen: number): string =>
    `高于¥${formatPrice(fen)}的充值、人工认领的到账、待退款和订单退款，须由两名操作员先后确认后才入账或退款。`,
  alter: '修改限额',
  helper: '高于限额的款项须两名操作员确认；0元表示全部款项',
  yuan: '元',
  amountWrong: '请输入金额',
  save: '保存',
  saved: '已保存',
};

export const dualControlTexts = defineChineseTexts('agency-dual-control', chinese);
