import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import type { ApprovalPath } from '../../../../src/contract/approval/path';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { currentStep, passedSteps, type Progress } from '../../../../src/domain/approval/progress';
import type { Caller } from '../../server/http/caller';

/** The steps of an application as shown, and the actions besides deciding that an approver has. */
export function pathView(
  progress: Progress,
  { objects }: Pick<Caller, 'objects'>,
  isAsked: boolean,
): Pick<ApplicationDetail, 'path' | 'canTransfer' | 'canAddApprovers' | 'returnSteps'> {
  return {
    path: pathOf(progress),
    canTransfer: isAsked && objects.has(OBJECT.transferApproval),
    canAddApprovers: isAsked && objects.has(OBJECT.addApprovers),
    returnSteps:
      isAsked && objects.has(OBJECT.returnApproval)
        ? passedSteps(progress).map(({ stepNo, stepName }) => ({ stepNo, stepName }))
        : [],
  };
}

function pathOf(progress: Progress): ApprovalPath {
  const current = currentStep(progress);
  return progress.steps.map((step) => ({
    ...step,
    limit: step.limit ?? null,
    isCurrent: step.stepNo === current?.stepNo,
    tasks: progress.tasks
      .filter(({ stepNo }) => stepNo === step.stepNo)
      .map((task) => ({
        taskNo: task.taskNo,
        staffNO: task.staffNO,
        staffName: task.staffName,
        taskState: task.taskState,
        opinion: task.opinion,
        openTime: task.openedAt?.toISOString() ?? '',
        endTime: task.endedAt?.toISOString() ?? '',
        addedBy: task.addedBy,
        actedBy: task.actedBy,
        isAdded: task.isAdded,
        isPast: task.isPast,
      })),
  }));
}
