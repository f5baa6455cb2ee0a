import { useRef, useState, type SubmitEvent } from 'react';
import { tryApprovalFlow } from '../../../../src/contract/approval/flow-settings';
import { MOST_DAYS } from '../../../../src/contract/approval/flow';
import type { BodyOf, ResultOf } from '../../../../src/contract/call';
import { STANDARD_RULES, type StandardRule } from '../../../../src/contract/travel-standard/shapes';
import { conditionKinds } from '../../../../src/domain/approval/flow-lint';
import { fenOf, filterMoneyInput } from '../../../../src/domain/money/money';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { Tag, type Tone } from '../../../../src/ui/feedback/Tag';
import { CheckboxGroup } from '../../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../../src/ui/field/Field';
import { focusFirstError } from '../../../../src/ui/field/focus-first-error';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { PeopleField, type ChosenPerson } from '../../people/PeopleField';
import { useNames, useFlowLabels } from '../flow-context';
import type { FlowProps } from '../FlowEditor';
import { conditionsText, hasSeveralApprovers } from '../names';

type FlowTrialResult = ResultOf<typeof tryApprovalFlow>;
type TriedStep = FlowTrialResult['steps'][number];

interface FlowTrialQuery {
  people: readonly ChosenPerson[];
  amount: string;
  days: string;
  violations: readonly StandardRule[];
  by: 'draft' | 'current';
}

/** Simulates who would decide an application, under the flow in force or the unsaved draft. */
export function TryOut({ settings, current, flow, isDirty }: FlowProps) {
  const { t, list } = useFlowLabels();
  const errors = useTexts(errorTexts);
  const root = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<FlowTrialQuery>({
    people: [],
    amount: '',
    days: '1',
    violations: [],
    by: 'draft',
  });
  const [isChecked, setChecked] = useState(false);
  const [body, setBody] = useState<BodyOf<typeof tryApprovalFlow>>();
  const tried = useCall(tryApprovalFlow, body, { staleTime: 0 });
  const { applyType } = current;
  const kinds = conditionKinds(applyType);
  const edit = (change: Partial<FlowTrialQuery>) => setAsked({ ...asked, ...change });
  const [applicant] = asked.people;
  const days = kinds.includes('days') ? Number(asked.days) : null;
  const amount = asked.amount === '' ? null : fenOf(asked.amount);
  const isDaysGood = days === null || (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!applicant || amount === undefined || !isDaysGood) {
      requestAnimationFrame(() => focusFirstError(root.current));
      return;
    }
    const { staffNO } = applicant;
    const violations = [...asked.violations];
    const next = { applyType, staffNO, amount, days, violations };
    setBody(isDirty && asked.by === 'draft' ? { ...next, flow } : next);
    settings.noteTried(applyType);
  }

  return (
    <div className="af-try">
      <form ref={root} className="af-form" noValidate onSubmit={onSubmit}>
        <p className="af-hint">{t.tryHint}</p>
        <PeopleField
          label={t.applicant}
          people={asked.people}
          most={1}
          error={isChecked && !applicant ? t.noApplicant : undefined}
          onChange={(people) => edit({ people })}
        />
        <Field
          label={t.amount}
          helper={t.amountHint}
          error={isChecked && amount === undefined ? t.noAmount : undefined}
        >
          <TextInput
            value={asked.amount}
            inputMode="decimal"
            suffix={t.yuan}
            onChange={(typed) => edit({ amount: filterMoneyInput(typed) })}
          />
        </Field>
        {days !== null && (
          <Field label={t.days} error={isChecked && !isDaysGood ? t.noDays(MOST_DAYS) : undefined}>
            <TextInput
              value={asked.days}
              inputMode="numeric"
              suffix={t.daysUnit}
              onChange={(typed) => edit({ days: typed.replaceAll(/\D/g, '') })}
            />
          </Field>
        )}
        {kinds.includes('violation') && (
          <Field label={t.violations}>
            <CheckboxGroup
              value={asked.violations}
              options={STANDARD_RULES.map((rule) => ({ value: rule, label: list.violation(rule) }))}
              onChange={(violations) => edit({ violations })}
            />
          </Field>
        )}
        {isDirty && (
          <Field label={t.by}>
            <RadioGroup
              value={asked.by}
              options={[
                { value: 'draft', label: t.byDraft },
                { value: 'current', label: t.byCurrent },
              ]}
              onChange={(by) => edit({ by })}
            />
          </Field>
        )}
        <Button type="submit" variant="primary" loading={tried.isFetching} loadingText={t.trying}>
          {t.tryIt}
        </Button>
      </form>
      {tried.error && <ErrorState message={errors.of(tried.error)} onRetry={() => void tried.refetch()} />}
      {tried.data && <Outcome tried={tried.data} />}
    </div>
  );
}

/** Maximum number of role holders that are listed. */
const MOST_SHOWN = 20;

const TONES: Readonly<Record<TriedStep['outcome'], Tone>> = {
  taken: 'accent',
  conditions: 'neutral',
  nobody: 'over',
  leftOut: 'neutral',
};

function Outcome({ tried: { steps, copyTo } }: { tried: FlowTrialResult }) {
  const { t, amounts } = useFlowLabels();
  const taken = steps.filter(({ outcome }) => outcome === 'taken').length;
  return (
    <section className="af-tried" aria-label={t.tried}>
      <h3>{t.tried}</h3>
      <p role="status" className={taken === 0 ? 'af-problem' : undefined}>
        {t.decides(taken)}
      </p>
      <ol aria-label={t.tried}>
        {steps.map((step) => (
          <TriedCard key={step.stepNo} step={step} />
        ))}
      </ol>
      {copyTo.length > 0 && <p>{t.copied(amounts.list(copyTo.map(({ staffName }) => staffName)))}</p>}
    </section>
  );
}

function TriedCard({ step }: { step: TriedStep }) {
  const words = useFlowLabels();
  const { t } = words;
  const names = useNames();
  const modes = useTexts(approvalModeTexts);
  const { stepName, outcome, people, mode, conditions } = step;
  const deciding = people.filter(({ leftOut }) => leftOut === '');
  return (
    <li data-outcome={outcome}>
      <p className="af-tried-head">
        <strong>{stepName}</strong>
        <Tag tone={TONES[outcome]}>{t.outcome(outcome)}</Tag>
        {deciding.length > 1 && hasSeveralApprovers(step) && (
          <span className="af-hint">{modes.mode(mode)}</span>
        )}
      </p>
      {outcome === 'conditions' && (
        <p className="af-hint">{t.when(conditionsText(conditions, names, words))}</p>
      )}
      {people.length > 0 && (
        <ul>
          {people.slice(0, MOST_SHOWN).map(({ staffNO, staffName, leftOut }) => (
            <li key={staffNO}>
              <InlineName>{staffName}</InlineName>
              {leftOut !== '' && <span className="af-hint">{t.leftOut(leftOut)}</span>}
            </li>
          ))}
          {people.length > MOST_SHOWN && <li className="af-hint">{t.andOthers(people.length)}</li>}
        </ul>
      )}
    </li>
  );
}
