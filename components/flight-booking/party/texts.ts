import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  title: '选择出行人',
  cancel: '取消',
  confirm: (count: number) => (count > 0 ? `确定（${count}人）` : '确定'),
  failed: '出行人读取失败，请重试',
  reading: '正在读取出行人',
  addOutsider: '新增外部人员',
  addChild: '新增儿童（2–12岁）',
  addInfant: '新增婴儿（不满2岁）',
  nobody: '请至少选择一位出行人',
  full: '已达到人数上限',
  open: '外部人员的资料在填写订单时补充',
  chosen: '已选出行人',
  remove: (name: string) => `移除 ${name}`,
  /** `legs`: the flights that the total is of; undefined where the journey has one. */
  count: (count: number, legs?: 'outbound' | 'all') =>
    `${legs === 'all' ? '往返' : legs === 'outbound' ? '去程' : ''}${count}人`,
  untaxed: '不含税',
};

export type PartyTexts = TextsOf<typeof chinese>;

/** Texts of the travellers and of their total price. */
export const partyTexts = defineTexts('flight-party', chinese, () => import('./texts.en'));
