import * as v from 'valibot';

export const Staff = v.object({ staffNO: v.string(), staffName: v.string() });

/** How several approvers of a step decide: all of them (会签), any one (或签), one after the other (依次). */
export const StepMode = v.picklist(['all', 'any', 'inOrder']);
export type StepMode = v.InferOutput<typeof StepMode>;

/**
 * Of one approver in a step. waiting: others are before them; open: they are to decide; closed: others have decided, or the
 * application has ended; timedOut: the step has lasted as long as it may; replaced: they may not decide any more, others do in
 * their place; the rest is what they have done.
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

/** One approver of a step. ISO instants, empty until it is theirs to decide, or is over. */
export const ApprovalTask = v.object({
  taskNo: v.number(),
  staffNO: v.string(),
  staffName: v.string(),
  taskState: TaskState,
  opinion: v.string(),
  openTime: v.string(),
  endTime: v.string(),
  /** Who passed it on to them (转交) or brought them in (加签); null for those of the flow. */
  addedBy: v.nullable(Staff),
  /** Their deputy, who has done it in their absence (代理); null where they have done it themselves. */
  actedBy: v.nullable(Staff),
  isAdded: v.boolean(),
  /** The step has been gone back to since. */
  isPast: v.boolean(),
});
export type ApprovalTask = v.InferOutput<typeof ApprovalTask>;

/** The steps of an application in their order, with all that was done in them. */
export const ApprovalPath = v.array(
  v.object({
    stepNo: v.number(),
    stepName: v.string(),
    mode: StepMode,
    isCurrent: v.boolean(),
    /** null: as long as the application may. */
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
