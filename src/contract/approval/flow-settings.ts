import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { StandardRule } from '../standards/shapes';
import { ApplyType } from './approval';
import { ApprovalFlow, FlowStep, MOST_AMOUNT, MOST_DAYS } from './flow';
import { Staff } from './path';

const SETTINGS = '/clApproveIntegrateService/api/approvalFlowController';
const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is wrong with a flow. `stepNo` null: of the copies, or of the flow as a whole. */
export const FlowFinding = v.variant('kind', [
  /** They have left the enterprise. */
  v.object({ kind: v.literal('left'), stepNo: v.nullable(v.number()), staffNOs: v.array(v.string()) }),
  v.object({ kind: v.literal('roleGone'), stepNo: v.nullable(v.number()), roleNo: v.string() }),
  /** For so many of those whom the step is for there is nobody who decides it: it is skipped. */
  v.object({ kind: v.literal('nobody'), stepNo: v.number(), count: v.number(), total: v.number() }),
  /** For so many of them somebody is asked who may not agree: it would stand still. `staffNOs`: some of those asked. */
  v.object({
    kind: v.literal('stuck'),
    stepNo: v.number(),
    count: v.number(),
    total: v.number(),
    staffNOs: v.array(v.string()),
  }),
  /** No application can meet its conditions: no such grade, none of these facts in applications of this kind. */
  v.object({
    kind: v.literal('unreachable'),
    stepNo: v.number(),
    condition: v.picklist(['grade', 'days', 'violation']),
  }),
  /** All who would decide it have decided before: it is skipped. */
  v.object({ kind: v.literal('repeated'), stepNo: v.number() }),
  /** So many of all staff have nobody at all to decide some of their applications: they cannot apply. */
  v.object({
    kind: v.literal('undecided'),
    stepNo: v.null(),
    count: v.number(),
    total: v.number(),
  }),
]);
export type FlowFinding = v.InferOutput<typeof FlowFinding>;

/** Whom flows and findings name, as they are called now; who has left is not among them. */
const People = v.array(Staff);

/** The flows of the caller's enterprise, one for each kind of application, with all that it takes to change them. */
export const queryApprovalFlows = call({
  gateway: 'service',
  path: `${SETTINGS}/queryApprovalFlows`,
  body: v.object({}),
  result: v.object({
    flows: v.array(
      v.object({
        applyType: ApplyType,
        /** 0: none was set yet, the direct supervisor decides. */
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

/** What has become of a flow, the newest version first: ten at most, older than one. */
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
        /** The former version that it is the same as; null: it was edited. */
        restoredFrom: v.nullable(v.number()),
        /** It loosens the flow for who made it, and there was no second administrator. */
        isOwn: v.optional(v.boolean()),
        /** Name of the administrator who asked for it, where a second one had to make it. */
        askedBy: v.optional(v.string()),
        flow: ApprovalFlow,
        /** What it came from; null for version 0, which was always there. */
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
 * A new version, for applications from now on. Refused (flowChanged) when there is a newer one than that it was edited
 * from; people and roles that the version does not name already have to be the enterprise's.
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

/** A former version again, as a new one. Refused as a change is, and (flowVersionUnknown) where there is none such. */
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

/** What is wrong with a flow that is not saved. */
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

/** Who would decide an application of a member of staff, and why steps would be skipped. Nothing is submitted. */
export const tryApprovalFlow = call({
  gateway: 'service',
  path: `${SETTINGS}/tryApprovalFlow`,
  body: v.object({
    applyType: ApplyType,
    staffNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择申请人'), v.maxLength(64, '请选择申请人')),
    /** Fen; null: nobody has said how much. */
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
    /** One that is not saved; the one in force unless given. */
    flow: v.exactOptional(ApprovalFlow),
  }),
  result: v.object({
    steps: v.array(
      v.object({
        ...FlowStep.entries,
        /** Why nobody decides it, if so: a condition is not met, the rule names nobody, or all it names are left out. */
        outcome: v.picklist(['taken', 'conditions', 'nobody', 'leftOut']),
        people: v.array(
          v.object({
            ...Staff.entries,
            /** They apply themselves, decide an earlier step, or may not decide and are replaced; empty: they decide. */
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
