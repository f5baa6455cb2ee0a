import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { StandardRule } from '../travel-standard/shapes';
import { ApplyType } from './approval';
import { ApprovalFlow, FlowStep, MOST_AMOUNT, MOST_DAYS } from './flow';
import { Staff } from './path';

const SETTINGS = '/clApproveIntegrateService/api/approvalFlowController';
const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A problem of a flow. `stepNo` null: it concerns the copies, or the flow as a whole. */
export const FlowFinding = v.variant('kind', [
  /** The people have left the enterprise. */
  v.object({ kind: v.literal('left'), stepNo: v.nullable(v.number()), staffNOs: v.array(v.string()) }),
  v.object({ kind: v.literal('roleGone'), stepNo: v.nullable(v.number()), roleNo: v.string() }),
  /** `count` of the `total` applicants of the step have no approver for it: the step is skipped for them. */
  v.object({ kind: v.literal('nobody'), stepNo: v.number(), count: v.number(), total: v.number() }),
  /**
   * The step would block for some of its applicants, because an approver may not agree. `staffNOs`: some of these
   * approvers.
   */
  v.object({
    kind: v.literal('stuck'),
    stepNo: v.number(),
    count: v.number(),
    total: v.number(),
    staffNOs: v.array(v.string()),
  }),
  /**
   * No application can meet the conditions: the grade does not exist, or applications of this kind never have these
   * facts.
   */
  v.object({
    kind: v.literal('unreachable'),
    stepNo: v.number(),
    condition: v.picklist(['grade', 'days', 'violation']),
  }),
  /** Every approver of the step has decided an earlier one: it is skipped. */
  v.object({ kind: v.literal('repeated'), stepNo: v.number() }),
  /** So many of all staff have no approver at all for some of their applications: they cannot apply. */
  v.object({
    kind: v.literal('undecided'),
    stepNo: v.null(),
    count: v.number(),
    total: v.number(),
  }),
]);
export type FlowFinding = v.InferOutput<typeof FlowFinding>;

/** Current names of the people in flows and findings, without those who have left. */
const People = v.array(Staff);

/**
 * Returns the approval flows of the caller's enterprise, one for each kind of application, with all data needed to edit
 * them.
 */
export const queryApprovalFlows = call({
  gateway: 'service',
  path: `${SETTINGS}/queryApprovalFlows`,
  body: v.object({}),
  result: v.object({
    flows: v.array(
      v.object({
        applyType: ApplyType,
        /** 0 while none was set: the direct supervisor decides. */
        version: v.number(),
        changedBy: v.string(),
        /** ISO instant; empty for version 0. */
        changeTime: v.string(),
        flow: ApprovalFlow,
        findings: v.array(FlowFinding),
      }),
    ),
    people: People,
    roles: v.array(v.object({ roleNo: v.string(), roleName: v.string(), holders: v.number() })),
    /** The highest first. */
    grades: v.array(v.object({ gradeRank: v.number(), gradeName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  reads: ['approval-flow'],
  origin: 'suite',
});

/** Returns versions of a flow older than the given one, the newest first, ten at most. */
export const queryApprovalFlowVersions = call({
  gateway: 'service',
  path: `${SETTINGS}/queryApprovalFlowVersions`,
  body: v.object({ applyType: ApplyType, before: v.optional(Version) }),
  result: v.object({
    versions: v.array(
      v.object({
        version: v.number(),
        changedBy: v.string(),
        /** ISO instant; empty for version 0. */
        changeTime: v.string(),
        /** Former version that was restored; null for an edited one. */
        restoredFrom: v.nullable(v.number()),
        /**
         * True when the version loosens the flow for the administrator who made it, and there was no second
         * administrator.
         */
        isOwn: v.optional(v.boolean()),
        /** Name of the administrator who requested the version, where a second one had to make it. */
        askedBy: v.optional(v.string()),
        flow: ApprovalFlow,
        /** Flow before this version; null for version 0, which has no predecessor. */
        former: v.nullable(ApprovalFlow),
      }),
    ),
    hasMore: v.boolean(),
    people: People,
  }),
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  reads: ['approval-flow'],
  origin: 'suite',
});

const Saved = v.object({ applyType: ApplyType, version: v.number() });

/**
 * Saves a new version, for applications from now on. Throws flowChanged when a version newer than the edited one
 * exists. People and roles that the former version does not contain must belong to the enterprise.
 */
export const saveApprovalFlow = call({
  gateway: 'service',
  path: `${SETTINGS}/saveApprovalFlow`,
  body: v.object({ applyType: ApplyType, basedOn: Version, flow: ApprovalFlow }),
  result: Saved,
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  mutates: true,
  changes: ['approval-flow', 'approval'],
  origin: 'suite',
});

/**
 * Saves a former version again as a new one. Throws as saveApprovalFlow, and flowVersionUnknown for an unknown version.
 */
export const restoreApprovalFlow = call({
  gateway: 'service',
  path: `${SETTINGS}/restoreApprovalFlow`,
  body: v.object({ applyType: ApplyType, basedOn: Version, version: Version }),
  result: Saved,
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  mutates: true,
  changes: ['approval-flow', 'approval'],
  origin: 'suite',
});

/** Returns the problems of an unsaved flow. */
export const checkApprovalFlow = call({
  gateway: 'service',
  path: `${SETTINGS}/checkApprovalFlow`,
  body: v.object({ applyType: ApplyType, flow: ApprovalFlow }),
  result: v.object({ findings: v.array(FlowFinding), people: People }),
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  reads: ['approval-flow', 'staff'],
  origin: 'suite',
});

/**
 * Returns the approvers of a hypothetical application of a member of staff, and the reasons for skipped steps. Nothing
 * is submitted.
 */
export const tryApprovalFlow = call({
  gateway: 'service',
  path: `${SETTINGS}/tryApprovalFlow`,
  body: v.object({
    applyType: ApplyType,
    staffNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择申请人'), v.maxLength(64, '请选择申请人')),
    /** Amount in fen; null when unknown. */
    amount: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(0, '金额不能为负'), v.maxValue(MOST_AMOUNT, '金额过大')),
    ),
    days: v.nullable(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, '天数至少为1'),
        v.maxValue(MOST_DAYS, `天数不能超过${MOST_DAYS}`),
      ),
    ),
    violations: v.array(StandardRule),
    /** An unsaved flow; the one in force when missing. */
    flow: v.exactOptional(ApprovalFlow),
  }),
  result: v.object({
    steps: v.array(
      v.object({
        ...FlowStep.entries,
        /**
         * Reason why the step has no approvers: a condition is not met, the rule yields none, or all of them are left
         * out; `taken` otherwise.
         */
        outcome: v.picklist(['taken', 'conditions', 'nobody', 'leftOut']),
        people: v.array(
          v.object({
            ...Staff.entries,
            /**
             * Reason for leaving out an approver: they apply themselves, decide an earlier step, or may not decide and
             * are replaced; empty when they decide.
             */
            leftOut: v.picklist(['', 'applicant', 'twice', 'unable']),
          }),
        ),
      }),
    ),
    copyTo: People,
  }),
  needs: 'token',
  permission: OBJECT.editApprovalFlow,
  reads: ['approval-flow', 'staff'],
  origin: 'suite',
});
