import * as v from 'valibot';
import { call } from '../../call';
import { HistoryEntry } from '../history';

const BASE = '/agencyController/';

/** Settings of booking. */
export const BOOKING_PARAMS = [
  'JP_LAST_BOOKABLE_DAYS',
  'JP_STOP_SALE_MINUTES',
  'JP_PAY_MINUTES',
  'JP_APPROVAL_MINUTES',
  'JP_PRICE_GUARANTEE_MINUTES',
] as const;
export type BookingParam = (typeof BOOKING_PARAMS)[number];

/** Settings of the portal that may be read before login. */
export const PORTAL_PARAMS = ['CLYH_YHWZ_LOGINOUT_PB'] as const;
export type PortalParam = (typeof PORTAL_PARAMS)[number];

/** Parameters that an agency may set; others are not read by the suite, and not changed by it. */
export const AGENCY_PARAMS = [...BOOKING_PARAMS, ...PORTAL_PARAMS] as const;
export type AgencyParam = BookingParam | PortalParam;

export const AgencyParameter = v.object({
  param: v.picklist(AGENCY_PARAMS),
  /** Value of the agency; null while it uses the standard value. */
  ownValue: v.nullable(v.string()),
  standardValue: v.string(),
});
export type AgencyParameter = v.InferOutput<typeof AgencyParameter>;

/** All parameters of the caller's agency with their latest changes. */
export const queryAgencyParameters = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyParameters`,
  body: v.object({}),
  result: v.object({ parameterList: v.array(AgencyParameter), historyList: v.array(HistoryEntry) }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencyParameter'],
  origin: 'suite',
});

const Value = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000, '参数值不能超过2000个字符')));

/**
 * Sets a parameter, or uses its standard value with null. `seenValue`: the agency's own value that was shown. Throws
 * parameterChanged, and fieldsInvalid at `value`.
 */
export const alterAgencyParameter = call({
  gateway: 'agency',
  path: `${BASE}alterAgencyParameter`,
  body: v.object({ param: v.picklist(AGENCY_PARAMS, '该参数不能修改'), seenValue: Value, value: Value }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePlatform',
  mutates: true,
  changes: ['agencyParameter', 'setting', 'agencyLog'],
  origin: 'suite',
});
