import * as v from 'valibot';
import { call } from '../../../call';
import { EnterpriseNumber } from '../../enterprise-setup';
import { HistoryEntry } from '../../history';
import { Keyword, Paging } from '../../operators';
import { WEBHOOK_TYPES } from './payloads';
import { BASE, ENDPOINT_STATES, EndpointNumber, FORMER_HOURS, Revision } from './values';

const MOST_ENTERPRISES = 500;

export const WebhookEndpoint = v.object({
  endpointNo: v.string(),
  appNo: v.string(),
  appName: v.string(),
  url: v.string(),
  description: v.string(),
  eventTypes: v.array(v.picklist(WEBHOOK_TYPES)),
  endpointState: v.picklist(ENDPOINT_STATES),
  /** First failure since the last success; ISO instant, '' for none. */
  failingSince: v.string(),
  /** Deliveries of the last 30 days that failed or were not sent. */
  unsentCount: v.number(),
});
export type WebhookEndpoint = v.InferOutput<typeof WebhookEndpoint>;

export const WebhookSecret = v.object({
  secretNo: v.number(),
  /** Last four characters of its SHA-256 hash. */
  fingerprint: v.string(),
  /** ISO instant. */
  makeTime: v.string(),
  makerName: v.string(),
  /** ISO instant; '' without limit. */
  endTime: v.string(),
  isLive: v.boolean(),
});
export type WebhookSecret = v.InferOutput<typeof WebhookSecret>;

/** A secret that was just made; no later call shows it. */
export const NewWebhookSecret = v.object({
  endpointNo: v.string(),
  secretNo: v.number(),
  fingerprint: v.string(),
  /** `whsec_` and Base64. */
  secret: v.string(),
});
export type NewWebhookSecret = v.InferOutput<typeof NewWebhookSecret>;

const Fields = {
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入接收地址'),
    v.maxLength(500, '接收地址不能超过500个字'),
  ),
  description: v.pipe(v.string(), v.trim(), v.maxLength(200, '说明不能超过200个字')),
  eventTypes: v.pipe(v.array(v.picklist(WEBHOOK_TYPES)), v.minLength(1, '请至少选择一种事件')),
  /** Enterprises of the application whose events are sent; none: all of them, also later ones. */
  enterpriseNums: v.pipe(
    v.array(EnterpriseNumber),
    v.maxLength(MOST_ENTERPRISES, `最多${MOST_ENTERPRISES}家企业`),
  ),
};

/** Endpoints to which events of partners' enterprises are sent, of the operator's agency. */
export const queryWebhookEndpoints = call({
  gateway: 'agency',
  path: `${BASE}queryWebhookEndpoints`,
  body: v.object({
    /** Searches number, address, description and application. */
    keyword: Keyword,
    endpointState: v.optional(v.picklist(ENDPOINT_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), endpointList: v.array(WebhookEndpoint) }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['webhook'],
  origin: 'suite',
});

/** One endpoint with its enterprises, secrets and log of changes. */
export const queryWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}queryWebhookEndpoint`,
  body: v.object({ endpointNo: EndpointNumber }),
  result: v.object({
    ...WebhookEndpoint.entries,
    /** It takes all enterprises of the application, also later ones. */
    isAll: v.boolean(),
    /** Chosen ones as far as the application still has them. */
    enterpriseList: v.array(v.object({ enterpriseNum: v.string(), entName: v.string() })),
    /** ISO instant. */
    makeTime: v.string(),
    makerName: v.string(),
    /** Of an endpoint that is off; ISO instant, '' otherwise. */
    offTime: v.string(),
    revision: v.number(),
    /** The latest first. */
    secretList: v.array(WebhookSecret),
    historyList: v.array(HistoryEntry),
  }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['webhook'],
  origin: 'suite',
});

/** Makes an endpoint of an application. The answer has its first secret. */
export const addWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}addWebhookEndpoint`,
  body: v.object({
    appNo: v.pipe(v.string(), v.nonEmpty('请选择合作方应用'), v.maxLength(60)),
    ...Fields,
  }),
  result: NewWebhookSecret,
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/**
 * Changes an endpoint. Deliveries that wait go to the new address. Another address, and all enterprises instead of some, need a
 * fresh code.
 */
export const alterWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}alterWebhookEndpoint`,
  body: v.object({
    endpointNo: EndpointNumber,
    revision: Revision,
    ...Fields,
    /** Wanted beside no `enterpriseNums` where the endpoint had some. */
    isAll: v.optional(v.boolean(), false),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/** Switches an endpoint off, after which its events are logged but not sent, or on. */
export const switchWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}switchWebhookEndpoint`,
  body: v.object({ endpointNo: EndpointNumber, revision: Revision, isOn: v.boolean() }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/**
 * Makes the next secret of an endpoint. The former one signs beside it for some hours; with 0 all former ones end at once.
 * Throws webhookSecretsFull when two sign already.
 */
export const rotateWebhookSecret = call({
  gateway: 'agency',
  path: `${BASE}rotateWebhookSecret`,
  body: v.object({
    endpointNo: EndpointNumber,
    revision: Revision,
    formerHours: v.picklist(FORMER_HOURS),
  }),
  result: NewWebhookSecret,
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/** Removes an endpoint that is off, with its log of deliveries. Throws webhookEndpointOn. */
export const removeWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}removeWebhookEndpoint`,
  body: v.object({ endpointNo: EndpointNumber, revision: Revision }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});
