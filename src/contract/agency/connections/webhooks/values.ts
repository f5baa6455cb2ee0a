import * as v from 'valibot';
import { TEST_TYPE, WEBHOOK_TYPES } from './payloads';

/** Base path of the calls. */
export const BASE = '/agencyController/';

export const EndpointNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
/** Of the endpoint as it was shown; another one is refused with webhookEndpointChanged. */
export const Revision = v.pipe(v.number(), v.integer());

/**
 * `on`: events are sent. `off`: an operator has switched it off. `gone`: it answered 410. `failing`: it has failed for five
 * days. `appStopped`: its application is stopped.
 */
export const ENDPOINT_STATES = ['on', 'off', 'gone', 'failing', 'appStopped'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/**
 * `waiting`: for its first or its next attempt. `failed`: after the last attempt. `dropped`: not sent, because the endpoint,
 * its application or the enterprise no longer takes events.
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Reason of the last failed attempt; '' for none. */
export const DELIVERY_PROBLEMS = [
  '',
  'status',
  'redirect',
  'gone',
  'timeout',
  'unknownHost',
  'connection',
  'certificate',
  'addressRefused',
  'secret',
  'off',
  'notAllowed',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Types that the log has. */
export const LOGGED_TYPES = [...WEBHOOK_TYPES, TEST_TYPE] as const;
export type LoggedType = (typeof LOGGED_TYPES)[number];

/** Hours for which the former secret signs beside the new one. */
export const FORMER_HOURS = [0, 24, 72, 168] as const;
export type FormerHours = (typeof FORMER_HOURS)[number];
