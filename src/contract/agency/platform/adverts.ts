import * as v from 'valibot';
import { isDay } from '../../resource/values';
import { ADVERT_SPACE } from '../../adverts';
import { call } from '../../call';
import { HistoryEntry } from '../history';
import { Keyword, Paging } from '../operators';
import { PictureAddress } from './pictures';

const BASE = '/agencyController/';

export const ADVERT_SPACES = [ADVERT_SPACE.home, ADVERT_SPACE.flights, ADVERT_SPACE.website] as const;
export type AdvertSpace = (typeof ADVERT_SPACES)[number];

/** `waiting` and `over`: published, and now before or after its period. */
export const ADVERT_STATES = ['withdrawn', 'waiting', 'shown', 'over'] as const;
export type AdvertState = (typeof ADVERT_STATES)[number];

const line = (label: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `${label}不能超过${most}个字`));
const count = (label: string, least: number, most: number) =>
  v.pipe(
    v.number(`请输入${label}`),
    v.integer(`${label}为${least}至${most}的整数`),
    v.minValue(least, `${label}为${least}至${most}的整数`),
    v.maxValue(most, `${label}为${least}至${most}的整数`),
  );
/** Wall clock in Shanghai, YYYY-MM-DD HH:mm:ss; '' for no limit. */
const Time = v.pipe(
  v.string(),
  v.regex(
    /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/,
    '请输入有效的日期和时间',
  ),
  v.check((time) => time === '' || isDay(time.slice(0, 10)), '请输入有效的日期和时间'),
);

/** Texts that override those of the website (specification 3); an empty one overrides nothing. */
const TextParts = v.object({
  title: line('网页标题', 80),
  description: line('网页描述', 200),
  keywords: line('关键词', 200),
  favicon: PictureAddress,
  websiteName: line('网站名称', 40),
  platName: line('平台名称', 40),
  logo: PictureAddress,
  backgroungImg: PictureAddress,
  copyRight1: line('版权信息', 100),
  copyRight2: line('版权信息', 100),
});
export type AdvertTextParts = v.InferOutput<typeof TextParts>;

const Content = {
  advertSpaceNo: v.picklist(ADVERT_SPACES),
  /** '' for all enterprises of the agency. */
  enterpriseNum: v.pipe(v.string(), v.trim(), v.maxLength(20)),
  /** Scene that the space asks for; '' for every scene. */
  label: line('场景标签', 64),
  advertPriority: count('优先级', 1, 999),
  advertCount: count('显示数量', 0, 20),
  beginEffectTime: Time,
  endEffectTime: Time,
  textContent: line('广告文字', 200),
  imageUrl: PictureAddress,
  linkUrl: v.pipe(v.string(), v.trim(), v.maxLength(500, '链接不能超过500个字符')),
  textParts: TextParts,
};
export type AdvertContent = v.InferOutput<v.ObjectSchema<typeof Content, undefined>>;

export const AgencyAdvert = v.object({
  advertNo: v.number(),
  advertGroupID: v.string(),
  advertSpaceNo: v.string(),
  enterpriseNum: v.string(),
  /** '' for all enterprises. */
  entName: v.string(),
  label: v.string(),
  advertState: v.picklist(ADVERT_STATES),
  advertPriority: v.number(),
  advertCount: v.number(),
  beginEffectTime: v.string(),
  endEffectTime: v.string(),
  textContent: v.string(),
  imageUrl: v.string(),
  linkUrl: v.string(),
  textParts: v.record(v.string(), v.string()),
  /** Wall clock in Shanghai. */
  modifyTime: v.string(),
  revision: v.number(),
});
export type AgencyAdvert = v.InferOutput<typeof AgencyAdvert>;

/** Adverts of the caller's agency, by space and priority. */
export const queryAgencyAdverts = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyAdverts`,
  body: v.object({
    /** Part of the text, the label or the group. */
    keyword: Keyword,
    advertSpaceNo: v.optional(v.picklist(ADVERT_SPACES)),
    advertState: v.optional(v.picklist(ADVERT_STATES)),
    /** Part of the name, or the number, of an enterprise. */
    enterprise: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), advertList: v.array(AgencyAdvert) }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencyAdvert'],
  origin: 'suite',
});

const AdvertNo = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An advert with its changes. Throws agencyAdvertUnknown. */
export const queryAgencyAdvert = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyAdvert`,
  body: v.object({ advertNo: AdvertNo }),
  result: v.object({ advert: AgencyAdvert, historyList: v.array(HistoryEntry) }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencyAdvert'],
  origin: 'suite',
});

const changing = {
  gateway: 'agency',
  result: v.object({ advertNo: v.number() }),
  needs: 'operator',
  right: 'managePlatform',
  mutates: true,
  changes: ['agencyAdvert', 'advert', 'agencyLog'],
  origin: 'suite',
} as const;

/**
 * Adds an advert, which is not published yet. Throws fieldsInvalid at `enterpriseNum` for one of another agency, at
 * pictures that are not the agency's, at the link, the period, and at a text that is missing.
 */
export const addAdvert = call({ ...changing, path: `${BASE}addAdvert`, body: v.object(Content) });

/** Changes an advert, at once if it is published. Throws agencyAdvertUnknown, advertChanged, fieldsInvalid as `addAdvert`. */
export const alterAdvert = call({
  ...changing,
  path: `${BASE}alterAdvert`,
  body: v.object({ advertNo: AdvertNo, revision: v.number(), ...Content }),
});

/** Publishes or withdraws an advert. Throws agencyAdvertUnknown, advertChanged. */
export const publishAdvert = call({
  ...changing,
  path: `${BASE}publishAdvert`,
  body: v.object({ advertNo: AdvertNo, revision: v.number(), isPublished: v.boolean() }),
});

/** Adds a copy of an advert, which is not published. Throws agencyAdvertUnknown, advertChanged. */
export const copyAdvert = call({
  ...changing,
  path: `${BASE}copyAdvert`,
  body: v.object({ advertNo: AdvertNo, revision: v.number() }),
});
