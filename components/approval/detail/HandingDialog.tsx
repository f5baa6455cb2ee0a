import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Combobox } from '../../../src/ui/field/Combobox';
import { Field } from '../../../src/ui/field/Field';
import { OptionRow } from '../../../src/ui/field/OptionList';
import { RadioGroup } from '../../../src/ui/field/RadioGroup';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import type { Handing } from '../list/kinds';
import { OpinionField } from './OpinionField';
import { Problem } from './Problem';
import { approvalListTexts } from '../list/texts';

/** Of a 加签 at once, as the gateway takes. */
const MOST_ADDED = 5;

interface Props {
  what: Handing;
  actions: ApprovalActions;
  application: ApplicationDetail;
  onClose(): void;
}

/** To whom an application is passed on, who is to agree too, or how far it goes back. */
export function HandingDialog({ what, actions, application, onClose }: Props) {
  const t = useTexts(approvalListTexts);
  const { busy, problem } = useStore(actions.store);
  const [people, setPeople] = useState<readonly StaffTraveller[]>([]);
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
            people={people}
            most={what === 'transfer' ? 1 : MOST_ADDED}
            error={isAsked && isMissing ? t.nobodyChosen : undefined}
            leftOut={takenIn(application)}
            onChange={setPeople}
          />
        )}
        {what !== 'add' && <OpinionField actions={actions} rows={2} />}
        <Problem problem={problem} />
      </div>
    </Dialog>
  );
}

/** Who cannot be asked: the applicant, and who decides this step already. */
function takenIn({ applicantNO, path }: ApplicationDetail): ReadonlySet<string> {
  const tasks = path.find(({ isCurrent }) => isCurrent)?.tasks ?? [];
  const there = tasks.filter(({ isPast, taskState }) => !isPast && taskState !== 'transferred');
  return new Set([applicantNO, ...there.map(({ staffNO }) => staffNO)]);
}

interface PeopleProps {
  people: readonly StaffTraveller[];
  most: number;
  error: string | undefined;
  leftOut: ReadonlySet<string>;
  onChange(people: readonly StaffTraveller[]): void;
}

/** Colleagues, found by what is typed. */
function PeopleField({ people, most, error, leftOut, onChange }: PeopleProps) {
  const t = useTexts(approvalListTexts);
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const found = useCall(queryStaffInfoVagueForCloud, { keyword: wanted });
  const isSingle = most === 1;
  const [single] = isSingle ? people : [];
  const options = (found.data?.staffList ?? []).filter(
    ({ staffNO }) => !leftOut.has(staffNO) && (isSingle || !people.some((one) => one.staffNO === staffNO)),
  );
  return (
    <>
      <Field label={t.approver} required error={error}>
        <Combobox<StaffTraveller>
          value={single ?? null}
          disabled={!isSingle && people.length >= most}
          groups={[{ options }]}
          onQueryChange={setKeyword}
          onChange={(staff) => {
            if (staff) onChange(isSingle ? [staff] : [...people, staff]);
            else if (isSingle) onChange([]);
          }}
          optionKey={({ staffNO }) => staffNO}
          optionText={({ staffName }) => staffName}
          renderOption={({ staffName, staffNO, deptName }) => (
            <OptionRow name={staffName} hint={deptName} code={staffNO} />
          )}
          loading={found.isPending || keyword.trim() !== wanted}
          failure={found.isError ? { text: t.findFailed, retry: () => void found.refetch() } : undefined}
          emptyText={t.nobodyFound}
          placeholder={t.findHint}
        />
      </Field>
      {!isSingle && people.length > 0 && (
        <ul className="al-people" aria-label={t.chosen}>
          {people.map(({ staffNO, staffName, deptName }) => (
            <li key={staffNO}>
              <span>{staffName}</span>
              <span className="al-hint">{deptName}</span>
              <IconButton
                label={t.remove(staffName)}
                size="small"
                icon={<X />}
                onClick={(event) => {
                  // what was pressed goes away: on in the field
                  event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
                  onChange(people.filter((one) => one.staffNO !== staffNO));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
