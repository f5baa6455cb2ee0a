import type {
  AdvertContent,
  AdvertSpace,
  AdvertState,
  AdvertTextParts,
} from '../../contract/agency/platform/adverts';
import { resolveReturnUrl } from '../portal/return-url';

export const ADVERT_SPACE_NAMES: Readonly<Record<AdvertSpace, string>> = {
  'YHWZ-SY': '首页',
  'YHWZ-JPLB': '航班列表',
  'YHWZ-WZXX': '网站信息',
};
/** Space of the texts of the website, which visitors see before login. */
export const WEBSITE_SPACE: AdvertSpace = 'YHWZ-WZXX';

export const ADVERT_STATE_NAMES: Readonly<Record<AdvertState, string>> = {
  withdrawn: '未发布',
  waiting: '待生效',
  shown: '展示中',
  over: '已结束',
};

export const TEXT_PART_LABELS: Readonly<Record<keyof AdvertTextParts, string>> = {
  title: '网页标题',
  description: '网页描述',
  keywords: '关键词',
  websiteName: '网站名称',
  platName: '平台名称',
  copyRight1: '版权信息第一行',
  copyRight2: '版权信息第二行',
  logo: '标志',
  backgroungImg: '登录页背景图片',
  favicon: '浏览器图标',
};
export const PICTURE_PARTS = ['logo', 'backgroungImg', 'favicon'] as const;

/** State at a moment; times as stored, wall clock in Shanghai. */
export function advertState(
  {
    isPublished,
    beginEffectTime,
    endEffectTime,
  }: { isPublished: boolean; beginEffectTime: string; endEffectTime: string },
  now: string,
): AdvertState {
  if (!isPublished) return 'withdrawn';
  if (beginEffectTime > now) return 'waiting';
  return endEffectTime !== '' && endEffectTime < now ? 'over' : 'shown';
}

const NO_LINK = '链接须以http://、https://或#/开头，且为有效地址';

/** Chinese message for a link that is neither an address by http(s) nor one of the portal's own; '' is none. */
export function linkProblem(linkUrl: string): string | undefined {
  if (linkUrl === '') return undefined;
  if (!/^(https?:\/\/|#\/)/i.test(linkUrl)) return NO_LINK;
  // the portal checks it likewise when it shows it, and leaves out a link of another origin that it does not trust
  const origin = linkUrl.startsWith('#') || !URL.canParse(linkUrl) ? 'https://own' : new URL(linkUrl).origin;
  return resolveReturnUrl(linkUrl, { origin }) === undefined ? NO_LINK : undefined;
}

/** Messages at the fields of an advert that contradict each other or miss something. */
export function advertProblems(
  advert: Pick<
    AdvertContent,
    | 'advertSpaceNo'
    | 'enterpriseNum'
    | 'beginEffectTime'
    | 'endEffectTime'
    | 'textContent'
    | 'imageUrl'
    | 'linkUrl'
    | 'textParts'
  >,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const isOfWebsite = advert.advertSpaceNo === WEBSITE_SPACE;
  const { beginEffectTime, endEffectTime, textParts } = advert;
  const link = linkProblem(advert.linkUrl);
  if (link !== undefined) problems['linkUrl'] = link;
  if (beginEffectTime !== '' && endEffectTime !== '' && endEffectTime <= beginEffectTime)
    problems['endEffectTime'] = '结束时间须晚于开始时间';
  if (isOfWebsite && advert.enterpriseNum !== '')
    problems['enterpriseNum'] = '网站信息在登录前展示，只能用于全部企业';
  if (isOfWebsite && Object.values(textParts).every((part) => part === ''))
    problems['textParts.title'] = '请至少填写一项网站信息';
  if (!isOfWebsite && advert.textContent === '' && advert.imageUrl === '')
    problems['textContent'] = '请填写广告文字或上传图片';
  return problems;
}
