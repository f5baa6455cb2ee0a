import * as v from 'valibot';
import { call } from '../../../call';
import { Keyword, Paging } from '../../operators';
import { BASE, DELIVERY_PROBLEMS, DELIVERY_STATES, EndpointNumber, LOGGED_TYPES } from './values';

/** Number of a delivery. */
const DeliveryNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const WebhookDelivery = v.object({
  deliveryNo: v.number(),
  /** The header webhook-id, the same for each attempt. */
  webhookId: v.string(),
  eventType: v.picklist(LOGGED_TYPES),
  /** '' for a test. */
  enterpriseNum: v.string(),
  deliveryState: v.picklist(DELIVERY_STATES),
  attempts: v.number(),
  problem: v.picklist(DELIVERY_PROBLEMS),
  /** HTTP status of the last answer; 0 for none. */
  status: v.number(),
  /** First 500 characters of the last answer. */
  answer: v.string(),
  /** Moment of the fact; ISO instant. */
  eventTime: v.string(),
  /** Last attempt; ISO instant, '' for none. */
  attemptTime: v.string(),
  /** Next attempt of one that waits; ISO instant, '' for none. */
  nextTime: v.string(),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** Deliveries of an endpoint in the last 30 days, the latest first. */
export const queryWebhookDeliveries = call({
  gateway: 'agency',
  path: `${BASE}queryWebhookDeliveries`,
  body: v.object({
    endpointNo: EndpointNumber,
    /** Searches webhook-id and the number of the enterprise. */
    keyword: Keyword,
    deliveryState: v.optional(v.picklist(DELIVERY_STATES)),
    eventType: v.optional(v.picklist(LOGGED_TYPES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), deliveryList: v.array(WebhookDelivery) }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['webhook'],
  origin: 'suite',
});

/** One delivery, which tells the outcome of a test. */
export const queryWebhookDelivery = call({
  gateway: 'agency',
  path: `${BASE}queryWebhookDelivery`,
  body: v.object({ deliveryNo: DeliveryNumber }),
  result: v.object({
    ...WebhookDelivery.entries,
    /** The JSON text that is sent. */
    payload: v.string(),
  }),
  needs: 'operator',
  right: 'readPartners',
  reads: ['webhook'],
  origin: 'suite',
});

/** Sends test.ping to an endpoint once, without retries. Throws webhookEndpointOff. */
export const testWebhookEndpoint = call({
  gateway: 'agency',
  path: `${BASE}testWebhookEndpoint`,
  body: v.object({ endpointNo: EndpointNumber }),
  result: v.object({ deliveryNo: v.number() }),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/** Sends a delivery again at once, with the same webhook-id. Throws webhookDeliveryUnknown, webhookEndpointOff. */
export const resendWebhookDelivery = call({
  gateway: 'agency',
  path: `${BASE}resendWebhookDelivery`,
  body: v.object({ deliveryNo: DeliveryNumber }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});

/**
 * Sends all deliveries of an endpoint again whose fact happened since a moment and that did not succeed, also those that wait
 * for their next attempt. The oldest 5000 are sent; `isMore` tells that others are left. Throws webhookEndpointOff.
 */
export const resendWebhookDeliveries = call({
  gateway: 'agency',
  path: `${BASE}resendWebhookDeliveries`,
  body: v.object({
    endpointNo: EndpointNumber,
    /** ISO instant. */
    sinceTime: v.pipe(v.string(), v.isoTimestamp('请选择开始时间'), v.maxLength(40)),
  }),
  result: v.object({ count: v.number(), isMore: v.boolean() }),
  needs: 'operator',
  right: 'managePartners',
  mutates: true,
  changes: ['webhook', 'agencyLog'],
  origin: 'suite',
});
