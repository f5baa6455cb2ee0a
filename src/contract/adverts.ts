import * as v from 'valibot';
import { call } from './call';
import { CLIENT_TYPE } from './envelope';
import { WebsiteInfo } from './website/website';

/** Advert spaces of the suite by their `advertSpaceNo`. */
export const ADVERT_SPACE = { home: 'YHWZ-SY', website: 'YHWZ-WZXX', flights: 'YHWZ-JPLB' } as const;

const text = v.string();

/**
 * Advert (specification 3). The suite adds `linkUrl`, the target of a click, and `textParts`, the named texts that
 * override the website info. Times are wall clock in Shanghai, YYYY-MM-DD HH:mm:ss, unless they carry a zone; an empty
 * one sets no limit.
 */
export const Advert = v.object({
  advertGroupID: v.string(),
  /** 1 goes before 2. */
  advertPriority: v.number(),
  /** Number of adverts that a space beginning with this one shows. */
  advertCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  beginEffectTime: v.string(),
  endEffectTime: v.string(),
  modifyTime: v.string(),
  advertContent: v.object({
    textContent: v.string(),
    imageUrl: v.string(),
    linkUrl: v.string(),
    textParts: v.partial(
      v.object({
        ...WebsiteInfo.entries,
        title: text,
        favicon: text,
        description: text,
        keywords: text,
      }),
    ),
  }),
});
export type Advert = v.InferOutput<typeof Advert>;

const AdvertQuery = v.object({
  advertSpaceNo: v.pipe(v.string(), v.trim(), v.nonEmpty('缺少广告位编号'), v.maxLength(64)),
  /** Scene the adverts are labelled for; '' returns those of every scene. */
  label: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** Moment the adverts must be in effect, wall clock in Shanghai; '' for now. */
  queryTime: v.optional(
    v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?)?$/, '查询时间格式不正确')),
    '',
  ),
  /** Client type the adverts are for (specification 7.1). */
  sourceType: v.optional(v.pipe(v.number(), v.integer()), CLIENT_TYPE),
  /** 1 published. The gateway returns only published adverts, so no other state is accepted. */
  state: v.optional(v.literal(1), 1),
  /** Only adverts of exactly this label, without those for every scene. */
  isDistinguishLabelSceneType: v.optional(v.boolean(), false),
  /** Package name of the client (specification 7.1); '' for any. */
  advertPackage: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** '' for the caller's own. */
  tMCNumber: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
});

/**
 * Returns the adverts of a space for the caller, in no particular order: those of their TMC for all enterprises and for
 * their own.
 */
export const queryEntAds = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/entAdsSetting/query',
  body: AdvertQuery,
  result: v.array(Advert),
  needs: 'token',
  reads: ['advert'],
});

/**
 * Returns the adverts of a space before login: those that a TMC shows to everyone. `tMCNumber` is that of the website.
 */
export const queryEntAdsBeforeLogin = call({
  gateway: 'noLogin',
  path: '/gwlogin/CLMIDPLATEXTENDEDSERVICE/api/entAdsSetting/query',
  body: AdvertQuery,
  result: v.array(Advert),
  needs: 'none',
  reads: ['advert'],
});
