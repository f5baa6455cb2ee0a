import * as v from 'valibot';
import { call } from '../call';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';

/** Kinds of entries besides the names of calls that change data. */
export const LOG_EVENTS = [
  'signIn',
  'signInRefused',
  'signOut',
  'start',
  'alterOwnPassword',
  'setup',
  'exportAgencyLog',
  'openEnterpriseView',
  'redeemEnterpriseView',
  'openClaimDocument',
  'passwordEnded',
  'textWithheld',
] as const;

/** Day YYYY-MM-DD of a filter; '' without limit. */
export const Day = v.union([v.literal(''), v.pipe(v.string(), v.isoDate('日期格式不正确'))]);
const Filters = {
  /** Searches subject, summary and the enterprise. */
  keyword: Keyword,
  /** Searches the name and the name for signing in. */
  operatorName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
  enterpriseName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  /** Name of a call, or one of LOG_EVENTS; '' for all. */
  kind: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  /** Days in Shanghai, both included; '' without limit. */
  beginDate: v.optional(Day, ''),
  endDate: v.optional(Day, ''),
};

export const AgencyLogEntry = v.object({
  logNo: v.number(),
  /** ISO instant. */
  logTime: v.string(),
  operatorName: v.string(),
  /** Name for signing in, which never changes; '' for a command of the server. */
  loginName: v.string(),
  kind: v.string(),
  enterpriseName: v.string(),
  subject: v.string(),
  summary: v.string(),
  address: v.string(),
});
export type AgencyLogEntry = v.InferOutput<typeof AgencyLogEntry>;

/** Entries of the log of the caller's agency, the latest first. */
export const queryAgencyLog = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyLog`,
  body: v.object({ ...Filters, ...Paging }),
  result: v.object({ total: v.number(), logList: v.array(AgencyLogEntry) }),
  needs: 'operator',
  right: 'readLog',
  reads: ['agencyLog'],
  origin: 'suite',
});

/** Entries that one export holds. */
export const MOST_EXPORTED = 10_000;

/** All entries that match, for a file; `isCut`: there are more than MOST_EXPORTED. */
export const exportAgencyLog = call({
  gateway: 'agency',
  path: `${BASE}exportAgencyLog`,
  body: v.object(Filters),
  result: v.object({ isCut: v.boolean(), logList: v.array(AgencyLogEntry) }),
  needs: 'operator',
  right: 'readLog',
  reads: ['agencyLog'],
  discloses: true,
  origin: 'suite',
});
