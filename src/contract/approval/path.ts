import * as v from 'valibot';

export const Staff = v.object({ staffNO: v.string(), staffName: v.string() });

/** Decision mode of a step with several approvers: all of them (会签), any one (或签), one after the other (依次). */
export const StepMode = v.picklist(['all', 'any', 'inOrder']);
export type StepMode = v.InferOutput<typeof StepMode>;

/**
 * State of one approver in a step. waiting: earlier approvers decide first; open: they are to decide; closed: others
 * have decided, or the application has ended; timedOut: the time limit of the step has elapsed; replaced: they may not
 * decide any more, and others decide in their place; the other states record the approver's own action.
 */
export const TaskState = v.picklist([
  'waiting',
  'open',
  'agreed',
  'refused',
  'transferred',
  'returned',
  'timedOut',
  'replaced',
  'closed',
]);
export type TaskState = v.InferOutput<typeof TaskState>;

/** One approver of a step. ISO instants, empty until their turn begins, or ends. */
export const ApprovalTask = v.object({
  taskNo: v.number(),
  staffNO: v.string(),
  staffName: v.string(),
  taskState: TaskState,
  opinion: v.string(),
  openTime: v.string(),
  endTime: v.string(),
  /** Approver who transferred the task to them (转交) or added them (加签); null for approvers of the flow. */
  addedBy: v.nullable(Staff),
  /** Deputy who acted in their absence (代理); null where they acted themselves. */
  actedBy: v.nullable(Staff),
  isAdded: v.boolean(),
  /** True when the application has been returned to the step since. */
  isPast: v.boolean(),
});
export type ApprovalTask = v.InferOutput<typeof ApprovalTask>;

/** The steps of an application in order, with all actions in them. */
export const ApprovalPath = v.array(
  v.object({
    stepNo: v.number(),
    stepName: v.string(),
    mode: StepMode,
    isCurrent: v.boolean(),
    /** null: the step may last as long as the application. */
    limit: v.nullable(
      v.object({
        hours: v.number(),
        workingDaysOnly: v.boolean(),
        otherwise: v.picklist(['agree', 'refuse']),
      }),
    ),
    tasks: v.array(ApprovalTask),
  }),
);
export type ApprovalPath = v.InferOutput<typeof ApprovalPath>;
