import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import type { ApprovalTask, TaskState } from '../../../src/contract/approval/path';
import { instantText } from '../../../src/domain/shanghai-time';
import { approvalModeTexts } from '../../../src/element/approval-mode/texts';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { Names } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';

const TONES: Readonly<Record<TaskState, Tone>> = {
  waiting: 'neutral',
  open: 'accent',
  agreed: 'within',
  refused: 'blocked',
  transferred: 'neutral',
  returned: 'over',
  timedOut: 'over',
  replaced: 'over',
  closed: 'neutral',
};

/** Steps of an application with approvers, states and opinions, and the recipients of copies. */
export function ApprovalPath({
  application: { path, applyState, copies, replacedNames },
}: {
  application: ApplicationDetail;
}) {
  const t = useTexts(approvalListTexts);
  const modes = useTexts(approvalModeTexts);
  const isPending = applyState === APPLY_STATE.pending;
  return (
    <div className="tp-detail-card">
      <h3>{t.path}</h3>
      {replacedNames !== '' && <p className="al-hint">{t.replaced(replacedNames)}</p>}
      <ol className="al-path" aria-label={t.path}>
        {path.map(({ stepNo, stepName, mode, isCurrent, limit, tasks }) => (
          <li key={stepNo} aria-current={isPending && isCurrent ? 'step' : undefined}>
            <p className="al-step">
              <strong>{stepName}</strong>
              {decidersOf(tasks).length > 1 && <span className="al-hint">{modes.mode(mode)}</span>}
              {limit && <span className="al-hint">{t.limited(limit)}</span>}
            </p>
            <ul className="al-tasks">
              {tasks.map((task) => (
                <Task key={task.taskNo} task={task} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {copies.length > 0 && (
        <p className="al-copies">
          <span className="al-hint">{t.copies}</span>
          <Names names={copies.map(({ staffName }) => staffName)} />
        </p>
      )}
    </div>
  );
}

/** Approvers by whom a step is decided: not those who passed it on, were replaced, or were added by another. */
const decidersOf = (tasks: readonly ApprovalTask[]) =>
  tasks.filter(
    ({ isPast, isAdded, taskState }) =>
      !isPast && !isAdded && taskState !== 'transferred' && taskState !== 'replaced',
  );

function Task({ task }: { task: ApprovalTask }) {
  const t = useTexts(approvalListTexts);
  const { staffName, taskState, endTime, opinion, addedBy, actedBy, isAdded, isPast } = task;
  // a task closed undecided shows no time, as its `endTime` only says when other approvers decided
  const time = taskState === 'closed' ? '' : endTime;
  return (
    <li data-past={isPast ? '' : undefined}>
      <span className="al-task-who">
        <InlineName>{staffName}</InlineName>
        {isPast && <span className="al-hint">{t.beforeReturn}</span>}
        {addedBy && (
          <span className="al-hint">
            {isAdded ? t.addedBy(addedBy.staffName) : t.passedBy(addedBy.staffName)}
          </span>
        )}
        {actedBy && <span className="al-hint">{t.actedBy(actedBy.staffName)}</span>}
      </span>
      <Tag tone={TONES[taskState]}>{t.taskState(taskState)}</Tag>
      {time !== '' && <time dateTime={time}>{instantText(time)}</time>}
      {opinion !== '' && <span className="al-task-said">{t.said(opinion)}</span>}
    </li>
  );
}
