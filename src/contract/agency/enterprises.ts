import * as v from 'valibot';
import { call } from '../call';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';

/** `empty`: no active staff yet. `stopped`: its staff cannot sign in. */
export const ENTERPRISE_STATES = ['inUse', 'empty', 'stopped'] as const;
export type EnterpriseState = (typeof ENTERPRISE_STATES)[number];

export const AgencyEnterprise = v.object({
  enterpriseNum: v.string(),
  entName: v.string(),
  entShortName: v.string(),
  phone: v.string(),
  /** Active staff. */
  staffCount: v.number(),
  enterpriseState: v.picklist(ENTERPRISE_STATES),
  /** Without real bookings, payments and invoices. */
  isSandbox: v.boolean(),
});
export type AgencyEnterprise = v.InferOutput<typeof AgencyEnterprise>;

/** Enterprises that the caller's agency serves. */
export const queryAgencyEnterprises = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyEnterprises`,
  body: v.object({
    keyword: Keyword,
    enterpriseState: v.optional(v.picklist(ENTERPRISE_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), enterpriseList: v.array(AgencyEnterprise) }),
  needs: 'operator',
  right: 'readEnterprises',
  reads: ['agencyEnterprise'],
  origin: 'suite',
});

/** One enterprise of the agency with its accounting entities. */
export const queryAgencyEnterprise = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyEnterprise`,
  body: v.object({ enterpriseNum: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  result: v.object({
    ...AgencyEnterprise.entries,
    /** Of a stopped enterprise; '' otherwise. ISO instant. */
    stopTime: v.string(),
    stopReason: v.string(),
    stoppedBy: v.string(),
    entityList: v.array(v.object({ entityName: v.string(), taxNo: v.string() })),
  }),
  needs: 'operator',
  right: 'readEnterprises',
  reads: ['agencyEnterprise'],
  origin: 'suite',
});
