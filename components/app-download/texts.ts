import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import type { AppKind } from '../../src/contract/app-download/app-download';

const KINDS: Readonly<Record<AppKind, string>> = {
  ios: 'iPhone 版',
  android: '安卓版',
  miniProgram: '微信小程序',
};
const GET: Readonly<Record<AppKind, string>> = {
  ios: '下载 iPhone 版',
  android: '下载安卓版',
  miniProgram: '打开微信小程序',
};

const chinese = {
  loading: '正在读取客户端信息',
  qrCode: '本页面的二维码',
  scan: '用手机扫码打开本页，下载客户端',
  scanOther: '在其他手机上扫码打开本页',
  kind: (kind: AppKind) => KINDS[kind],
  get: (kind: AppKind) => GET[kind],
  noLink: '暂未提供下载链接',
  version: (version: string) => `版本 ${version}`,
  released: (date: string) => `${date} 更新`,
  notes: (kind: AppKind) => `${KINDS[kind]}更新内容`,
  nothing: '暂无可下载的客户端',
  nothingHint: '请在电脑上使用本网站，或联系企业管理员。',
};

export type AppDownloadTexts = TextsOf<typeof chinese>;

export const appDownloadTexts = defineTexts('app-download', chinese, () => import('./texts.en'));
