import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { Staff } from './path';

/** Latest end of an absence, in days from today. */
export const DEPUTY_DAYS = 365;

/** 代理: the deputy decides for an approver during an absence; both days are included. */
export const Deputy = v.object({
  deputyId: v.string(),
  /** The absent approver. */
  approver: Staff,
  deputy: Staff,
  beginDate: v.string(),
  endDate: v.string(),
  /** True when the absence includes today. */
  isActive: v.boolean(),
});
export type Deputy = v.InferOutput<typeof Deputy>;

/** Returns the deputies that the caller has named, and the approvers whom the caller represents, today or later. */
export const queryApprovalDeputies = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalDeputies',
  body: v.object({}),
  result: v.object({
    /** True when the caller may name a deputy, that is, decides any applications. */
    canName: v.boolean(),
    named: v.array(Deputy),
    standingIn: v.array(Deputy),
  }),
  needs: 'token',
  reads: ['approval'],
  origin: 'suite',
});

/**
 * Names a deputy who decides for the caller. Throws deputyOverlaps where an absence covers part of that time already.
 */
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

/** Ends a current absence of the caller, or withdraws a future one. */
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
