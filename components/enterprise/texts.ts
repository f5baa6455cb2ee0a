import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  loading: '正在读取企业列表',
  loadFailed: (reason: string) => `企业列表读取失败：${reason}`,
  signedOut: '登录后可选择要进入的企业',
  signIn: '登录',
  find: '查找企业',
  findBy: '企业名称、编号或拼音首字母',
  none: '您还不属于任何企业，请联系管理员',
  noneFound: '没有符合条件的企业',
  clear: '清除条件',
  list: '我的企业',
  current: '当前企业',
  switching: '正在切换',
  switched: (name: string) => `已切换到${name}`,
  switchFailed: (reason: string) => `切换失败：${reason}`,
};

export type EnterpriseTexts = TextsOf<typeof chinese>;

export const enterpriseTexts = defineTexts('enterprise', chinese, () => import('./texts.en'));
