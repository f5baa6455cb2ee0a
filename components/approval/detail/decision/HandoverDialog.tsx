import { useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { Button } from '../../../../src/ui/button/Button';
import { Field } from '../../../../src/ui/field/Field';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import type { HandoverAction } from '../../list/kinds';
import { OpinionField } from './OpinionField';
import { Problem } from './Problem';
import { approvalListTexts } from '../../list/texts';
import { PeopleField, type ChosenPerson } from '../../people/PeopleField';

/** Maximum number of approvers for one 加签, as the gateway limits it. */
const MOST_ADDED = 5;

interface Props {
  what: HandoverAction;
  actions: ApprovalActions;
  application: ApplicationDetail;
  onClose(): void;
}

/** Dialog of 转交, 加签 and 退回: chooses the person, the additional approvers or the step to return to. */
export default function HandoverDialog({ what, actions, application, onClose }: Props) {
  const t = useTexts(approvalListTexts);
  const { busy, problem } = useStore(actions.store);
  const [people, setPeople] = useState<readonly ChosenPerson[]>([]);
  const [stepNo, setStepNo] = useState(application.returnSteps.at(-1)?.stepNo);
  const [isAsked, setAsked] = useState(false);
  const isReturn = what === 'return';
  const isMissing = isReturn ? stepNo === undefined : people.length === 0;

  async function confirm(): Promise<void> {
    setAsked(true);
    if (isMissing) return;
    const staffNOs = people.map(({ staffNO }) => staffNO);
    const isDone = await (isReturn
      ? actions.giveBack(stepNo ?? 0)
      : what === 'transfer'
        ? actions.passOn(staffNOs[0] ?? '')
        : actions.bringIn(staffNOs));
    if (isDone) onClose();
  }

  return (
    <Dialog
      title={t.handing(what)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            loading={busy === what}
            loadingText={t.sending}
            onClick={() => void confirm()}
          >
            {t.handingYes(what)}
          </Button>
        </>
      }
    >
      <div className="al-handing">
        <p className="al-hint">{t.handingHint(what)}</p>
        {isReturn ? (
          <Field label={t.returnTo}>
            <RadioGroup
              options={application.returnSteps.map((step) => ({ value: step.stepNo, label: step.stepName }))}
              value={stepNo ?? null}
              onChange={setStepNo}
            />
          </Field>
        ) : (
          <PeopleField
            label={t.approver}
            people={people}
            most={what === 'transfer' ? 1 : MOST_ADDED}
            error={isAsked && isMissing ? t.nobodyChosen : undefined}
            leftOut={unavailableStaff(application)}
            onChange={setPeople}
          />
        )}
        {what !== 'add' && <OpinionField actions={actions} rows={2} />}
        <Problem problem={problem} />
      </div>
    </Dialog>
  );
}

/** Staff numbers that cannot be chosen: the applicant and the approvers of the current step. */
function unavailableStaff({ applicantNO, path }: ApplicationDetail): ReadonlySet<string> {
  const tasks = path.find(({ isCurrent }) => isCurrent)?.tasks ?? [];
  const there = tasks.filter(
    ({ isPast, taskState }) => !isPast && taskState !== 'transferred' && taskState !== 'replaced',
  );
  return new Set([applicantNO, ...there.map(({ staffNO }) => staffNO)]);
}
