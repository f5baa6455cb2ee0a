import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  title: '双人复核',
  limit: '双人复核限额',
  hint: (fen: number): string =>
    `高于¥${formatPrice(fen)}的充值、人工认领的到账、待退款和订单退款，须由两名操作员先后确认后才入账或退款。`,
  planned: (fen: number, moment: string): string =>
    `限额将于${moment}调高为¥${formatPrice(fen)}，此前仍按现行限额。`,
  withdraw: '撤回调高',
  withdrawAsk: '撤回后，现行限额保持不变。',
  withdrawn: '已撤回',
  cancel: '取消',
  alter: '修改限额',
  helper: '高于限额的款项须两名操作员确认；0元表示全部款项。调低立即生效，调高24小时后生效',
  yuan: '元',
  amountWrong: '请输入金额',
  save: '保存',
  saved: '已保存',
};

export const dualControlTexts = defineChineseTexts('agency-dual-control', chinese);
