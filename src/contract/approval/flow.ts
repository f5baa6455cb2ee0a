import * as v from 'valibot';
import { StandardRule } from '../travel-standard/shapes';
import { StepMode } from './path';

export const STEP_NAME_LENGTH = 20;
export const MOST_STEPS = 200;
/** Maximum number of approvers named in one step. */
export const MOST_APPROVERS = 20;
export const MOST_COPIES = 10;
export const MOST_LEVELS = 10;
/** A hundred million yuan, in fen. */
export const MOST_AMOUNT = 10_000_000_000;
export const MOST_DAYS = 365;
/** Thirty days. */
export const MOST_HOURS = 720;

const whole = (message: string) => v.pipe(v.number(message), v.integer(message));
const between = (least: number, most: number, message: string) =>
  v.pipe(whole(message), v.minValue(least, message), v.maxValue(most, message));
const Key = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(64, message));
/** Rank of a grade: 1 is the highest. */
const GradeRank = between(1, 1000, '请选择职级');

/** Approvers of a step, relative to the applicant. */
export const ApproverRule = v.variant('kind', [
  v.object({
    kind: v.literal('staff'),
    staffNOs: v.pipe(
      v.array(Key('请选择审批人')),
      v.minLength(1, '请选择审批人'),
      v.maxLength(MOST_APPROVERS, `最多选择${MOST_APPROVERS}人`),
      v.check((staffNOs) => new Set(staffNOs).size === staffNOs.length, '不能重复选择同一人'),
    ),
  }),
  v.object({ kind: v.literal('role'), roleNo: Key('请选择角色') }),
  /** `level` 1: the direct supervisor, 2: the supervisor's own. */
  v.object({
    kind: v.literal('supervisor'),
    level: between(1, MOST_LEVELS, `上级层级须为1至${MOST_LEVELS}`),
  }),
  v.object({ kind: v.literal('departmentHead') }),
  v.object({ kind: v.literal('costCenterOwner') }),
]);
export type ApproverRule = v.InferOutput<typeof ApproverRule>;

/** Condition on a step; an application without the value does not meet it. */
export const FlowCondition = v.variant('kind', [
  /** Lowest amount, in fen. */
  v.object({ kind: v.literal('amount'), least: between(1, MOST_AMOUNT, '请输入大于0的金额') }),
  /** Lowest number of days of the trip, both ends included. */
  v.object({ kind: v.literal('days'), least: between(1, MOST_DAYS, `天数须为1至${MOST_DAYS}`) }),
  v.pipe(
    v.object({ kind: v.literal('grade'), from: GradeRank, to: GradeRank }),
    v.forward(
      v.check(({ from, to }) => from <= to, '职级范围的上限不能低于下限'),
      ['to'],
    ),
  ),
  v.object({
    kind: v.literal('violation'),
    rules: v.pipe(v.array(StandardRule), v.minLength(1, '请选择超标类型')),
  }),
]);
export type FlowCondition = v.InferOutput<typeof FlowCondition>;

/** Longest duration of a step, and the decision that applies when it elapses. */
export const StepLimit = v.object({
  hours: between(1, MOST_HOURS, `时限须为1至${MOST_HOURS}小时`),
  /** True when days off and holidays do not count. */
  workingDaysOnly: v.boolean(),
  otherwise: v.picklist(['agree', 'refuse']),
});
export type StepLimit = v.InferOutput<typeof StepLimit>;

export const FlowStep = v.object({
  /** Identifies the step for as long as it exists; the order of the steps is that of the list. */
  stepNo: between(1, 30_000, '步骤编号不正确'),
  stepName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入步骤名称'),
    v.maxLength(STEP_NAME_LENGTH, `步骤名称不能超过${STEP_NAME_LENGTH}个字`),
  ),
  approver: ApproverRule,
  mode: StepMode,
  /** All conditions have to be met; without any the step always applies. */
  conditions: v.pipe(
    v.array(FlowCondition),
    v.check((all) => new Set(all.map(({ kind }) => kind)).size === all.length, '同类条件只能设置一个'),
  ),
  /** Missing: the step may last as long as the application. */
  limit: v.exactOptional(StepLimit),
});
export type FlowStep = v.InferOutput<typeof FlowStep>;

/** Approval flow of an enterprise for one kind of application, with its steps in order. */
export const ApprovalFlow = v.object({
  steps: v.pipe(
    v.array(FlowStep),
    v.minLength(1, '至少需要一个审批步骤'),
    v.maxLength(MOST_STEPS, `最多${MOST_STEPS}个步骤`),
    v.check((steps) => new Set(steps.map(({ stepNo }) => stepNo)).size === steps.length, '步骤编号重复'),
  ),
  /** 抄送: readers of an application who do not decide it; missing for none. */
  copyTo: v.exactOptional(
    v.pipe(v.array(ApproverRule), v.maxLength(MOST_COPIES, `最多设置${MOST_COPIES}项抄送`)),
  ),
  /** Replaces approvers who may not decide, or travel themselves; missing: the administrators of the flows do. */
  replacement: v.exactOptional(ApproverRule),
});
export type ApprovalFlow = v.InferOutput<typeof ApprovalFlow>;
