import * as v from 'valibot';
import { plainName } from '../../../domain/typed/typed';
import { call } from '../../call';
import { EnterpriseNumber } from '../enterprise-setup';
import { HistoryEntry } from '../history';
import { Keyword, Paging } from '../operators';

const BASE = '/agencyController/';
const MOST_ENTERPRISES = 500;

export const PARTNER_APP_STATES = ['active', 'stopped'] as const;
export type PartnerAppState = (typeof PARTNER_APP_STATES)[number];

/**
 * Secrets of an application together. `rotating`: two work at once. `endsSoon`: each that works ends within seven days.
 * `none`: no secret works.
 */
export const PARTNER_SECRETS_STATES = ['good', 'rotating', 'endsSoon', 'none'] as const;
export type PartnerSecretsState = (typeof PARTNER_SECRETS_STATES)[number];

/** Reasons of refused requests; only `signatureWrong` can come from others than the partner. */
export const REFUSAL_REASONS = [
  'signatureWrong',
  'clockOff',
  'nonceUsed',
  'userUnknown',
  'enterpriseNotAllowed',
  'appStopped',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

const AppNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** Of the application as it was shown; another one is refused with partnerAppChanged. */
const Revision = v.pipe(v.number(), v.integer());
/** ISO instant until which a secret works; '': it ends at once. */
const EndTime = v.union([
  v.literal(''),
  v.pipe(v.string(), v.isoTimestamp('时间格式不正确'), v.maxLength(40)),
]);

export const PartnerApp = v.object({
  appNo: v.string(),
  appName: v.string(),
  appState: v.picklist(PARTNER_APP_STATES),
  /** Enterprises whose users it signs in. */
  enterpriseList: v.array(v.object({ enterpriseNum: v.string(), entName: v.string() })),
  secretsState: v.picklist(PARTNER_SECRETS_STATES),
  /** Next end of a secret that works now; ISO instant, '' for none. */
  nextEndTime: v.string(),
  /** Last use of any secret; ISO instant, '' for none known. */
  lastUseTime: v.string(),
});
export type PartnerApp = v.InferOutput<typeof PartnerApp>;

export const PartnerSecret = v.object({
  secretNo: v.number(),
  /** Last four characters of its SHA-256 hash. */
  fingerprint: v.string(),
  /** ISO instant; '' for one from before secrets had a maker. */
  makeTime: v.string(),
  makerName: v.string(),
  lastUseTime: v.string(),
  /** ISO instant; '' without limit. */
  endTime: v.string(),
  isLive: v.boolean(),
});
export type PartnerSecret = v.InferOutput<typeof PartnerSecret>;

/** Refused requests of one reason from one network in the last 30 days. */
export const PartnerRefusal = v.object({
  reason: v.picklist(REFUSAL_REASONS),
  address: v.string(),
  times: v.number(),
  /** ISO instant. */
  lastTime: v.string(),
});
export type PartnerRefusal = v.InferOutput<typeof PartnerRefusal>;

const Fields = {
  appName: v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty('请输入应用名称'),
    v.maxLength(60, '应用名称不能超过60个字'),
  ),
  enterpriseNums: v.pipe(
    v.array(EnterpriseNumber),
    v.minLength(1, '请至少选择一家企业'),
    v.maxLength(MOST_ENTERPRISES, `最多${MOST_ENTERPRISES}家企业`),
  ),
  purpose: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入用途'), v.maxLength(200, '用途不能超过200个字')),
  contact: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入联系人'),
    v.maxLength(100, '联系人不能超过100个字'),
  ),
};

/** A secret that was just made; no later call shows it. */
export const NewPartnerSecret = v.object({
  appNo: v.string(),
  secretNo: v.number(),
  fingerprint: v.string(),
  secret: v.string(),
});
export type NewPartnerSecret = v.InferOutput<typeof NewPartnerSecret>;

/** Applications of partners that sign users of the agency's enterprises in. */
export const queryPartnerApps = call({
  gateway: 'agency',
  path: `${BASE}queryPartnerApps`,
  body: v.object({
    /** Searches number, name and enterprises. */
    keyword: Keyword,
    appState: v.optional(v.picklist(PARTNER_APP_STATES)),
    secretsState: v.optional(v.picklist(PARTNER_SECRETS_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), appList: v.array(PartnerApp) }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['partnerApp'],
  origin: 'suite',
});

/** One application with its secrets, refused requests and log. */
export const queryPartnerApp = call({
  gateway: 'agency',
  path: `${BASE}queryPartnerApp`,
  body: v.object({ appNo: AppNumber }),
  result: v.object({
    ...PartnerApp.entries,
    purpose: v.string(),
    contact: v.string(),
    /** ISO instant; '' for an application from before operators made them. */
    makeTime: v.string(),
    makerName: v.string(),
    /** Of a stopped application; '' otherwise. ISO instant. */
    stopTime: v.string(),
    /** It is stopped, and was never used or was stopped 30 days ago. */
    isRemovable: v.boolean(),
    revision: v.number(),
    /** The latest first. */
    secretList: v.array(PartnerSecret),
    refusalList: v.array(PartnerRefusal),
    historyList: v.array(HistoryEntry),
  }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['partnerApp'],
  origin: 'suite',
});

/** Makes an application. The answer has its first secret. */
export const addPartnerApp = call({
  gateway: 'agency',
  path: `${BASE}addPartnerApp`,
  body: v.object(Fields),
  result: NewPartnerSecret,
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});

/** Changes an application. Sessions that may use an enterprise which is left out end. */
export const alterPartnerApp = call({
  gateway: 'agency',
  path: `${BASE}alterPartnerApp`,
  body: v.object({ appNo: AppNumber, revision: Revision, ...Fields }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});

/** Stops an application, whose sessions end at once, or starts it again. */
export const stopPartnerApp = call({
  gateway: 'agency',
  path: `${BASE}stopPartnerApp`,
  body: v.object({
    appNo: AppNumber,
    revision: Revision,
    isStopped: v.boolean(),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入原因'), v.maxLength(200, '原因不能超过200个字')),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});

/**
 * Makes the next secret of an application; the former one works until `formerEndTime`, with its sessions ending when it
 * ends at once. Throws partnerSecretsFull when two work already.
 */
export const rotatePartnerSecret = call({
  gateway: 'agency',
  path: `${BASE}rotatePartnerSecret`,
  body: v.object({ appNo: AppNumber, revision: Revision, formerEndTime: EndTime }),
  result: NewPartnerSecret,
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});

/** Ends a secret, at once with the sessions that it has opened, or at a later time. */
export const endPartnerSecret = call({
  gateway: 'agency',
  path: `${BASE}endPartnerSecret`,
  body: v.object({
    appNo: AppNumber,
    revision: Revision,
    secretNo: v.pipe(v.number(), v.integer()),
    endTime: EndTime,
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});

/** Removes a stopped application that was never used, or was stopped 30 days ago. Throws partnerAppUsed. */
export const removePartnerApp = call({
  gateway: 'agency',
  path: `${BASE}removePartnerApp`,
  body: v.object({ appNo: AppNumber, revision: Revision }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['partnerApp', 'agencyLog'],
  origin: 'suite',
});
