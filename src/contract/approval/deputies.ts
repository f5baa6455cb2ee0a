import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { Staff } from './path';

/** Days from today on which an absence may end at the latest. */
export const DEPUTY_DAYS = 365;

/** 代理: who decides for an approver while they are away; both days are included. */
export const Deputy = v.object({
  deputyId: v.string(),
  /** Who is away. */
  approver: Staff,
  deputy: Staff,
  beginDate: v.string(),
  endDate: v.string(),
  /** Is it today? */
  isActive: v.boolean(),
});
export type Deputy = v.InferOutput<typeof Deputy>;

/** Those whom the caller has named, and those whom they stand in for, today or later. */
export const queryApprovalDeputies = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalDeputies',
  body: v.object({}),
  result: v.object({
    /** May the caller name one: do they decide anything at all? */
    canName: v.boolean(),
    named: v.array(Deputy),
    standingIn: v.array(Deputy),
  }),
  needs: 'token',
  reads: ['approval'],
  origin: 'suite',
});

/** Names who decides for the caller. Refused where they are away in part of that time already (deputyOverlaps). */
export const addApprovalDeputy = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/addApprovalDeputy',
  body: v.object({
    staffNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择代理人')),
    beginDate: LocalDate,
    endDate: LocalDate,
  }),
  result: Deputy,
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});

/** Ends an absence of the caller's, or takes back one that is to come. */
export const endApprovalDeputy = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/endApprovalDeputy',
  body: v.object({ deputyId: v.pipe(v.string(), v.regex(/^\d{1,18}$/, '代理设置不存在')) }),
  result: v.object({ deputyId: v.string() }),
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});
