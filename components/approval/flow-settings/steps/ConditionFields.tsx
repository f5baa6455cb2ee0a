import { useId, type ReactNode } from 'react';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import type { FlowCondition } from '../../../../src/contract/approval/flow';
import { STANDARD_RULES } from '../../../../src/contract/travel-standard/shapes';
import { conditionKinds } from '../../../../src/domain/approval/flow-lint';
import { filterMoneyInput } from '../../../../src/domain/money/money';
import { Checkbox } from '../../../../src/ui/field/choice/Checkbox';
import { CheckboxGroup } from '../../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useFormField } from '../../../../src/ui/form/FormField';
import { useNames, useFlowLabels } from '../flow-context';
import type { StepForm } from './step-form';

interface Props {
  form: StepForm;
}

/**
 * Conditions of a step. A condition that no application of this type can meet is offered only where it is set already.
 */
export function ConditionFields({ form, applyType }: Props & { applyType: ApplyType }) {
  const { t } = useFlowLabels();
  const titleId = useId();
  const offered = conditionKinds(applyType);
  const isOffered = (kind: FlowCondition['kind']) => offered.includes(kind) || form.values()[kind] !== null;
  return (
    <section className="af-group" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.conditions}</h3>
      <p className="af-hint">{t.conditionsHint}</p>
      <Amount form={form} />
      {isOffered('days') && <Days form={form} />}
      <Grade form={form} />
      {isOffered('violation') && <Violations form={form} />}
    </section>
  );
}

interface RowProps {
  label: string;
  isOn: boolean;
  onToggle(isOn: boolean): void;
  children: ReactNode;
}

function Row({ label, isOn, onToggle, children }: RowProps) {
  return (
    <div className="af-condition">
      <Checkbox checked={isOn} onChange={onToggle}>
        {label}
      </Checkbox>
      {isOn && children}
    </div>
  );
}

function Amount({ form }: Props) {
  const { t } = useFlowLabels();
  const { value, error, onChange } = useFormField(form, 'amount');
  return (
    <Row label={t.byAmount} isOn={value !== null} onToggle={(isOn) => onChange(isOn ? '' : null)}>
      <Field label={t.amountLeast} required error={error}>
        <TextInput
          value={value ?? ''}
          inputMode="decimal"
          suffix={t.yuan}
          onChange={(typed) => onChange(filterMoneyInput(typed))}
        />
      </Field>
    </Row>
  );
}

function Days({ form }: Props) {
  const { t } = useFlowLabels();
  const { value, error, onChange } = useFormField(form, 'days');
  return (
    <Row label={t.byDays} isOn={value !== null} onToggle={(isOn) => onChange(isOn ? '' : null)}>
      <Field label={t.daysLeast} required error={error}>
        <TextInput
          value={value ?? ''}
          inputMode="numeric"
          suffix={t.daysUnit}
          onChange={(typed) => onChange(typed.replaceAll(/\D/g, ''))}
        />
      </Field>
    </Row>
  );
}

function Grade({ form }: Props) {
  const { t } = useFlowLabels();
  const { grades } = useNames();
  const { value, error, onChange } = useFormField(form, 'grade');
  const options = grades.map(({ gradeRank, gradeName }) => ({ value: gradeRank, label: gradeName }));
  const [highest, lowest] = [grades[0]?.gradeRank ?? 1, grades.at(-1)?.gradeRank ?? 1];
  return (
    <Row
      label={t.byGrade}
      isOn={value !== null}
      onToggle={(isOn) => onChange(isOn ? { from: highest, to: lowest } : null)}
    >
      {value && (
        <div className="af-pair">
          <Field label={t.gradeFrom}>
            <Select value={value.from} options={options} onChange={(from) => onChange({ ...value, from })} />
          </Field>
          <Field label={t.gradeTo} error={error}>
            <Select value={value.to} options={options} onChange={(to) => onChange({ ...value, to })} />
          </Field>
        </div>
      )}
    </Row>
  );
}

function Violations({ form }: Props) {
  const { t, list } = useFlowLabels();
  const { value, error, onChange } = useFormField(form, 'violation');
  return (
    <Row label={t.byViolation} isOn={value !== null} onToggle={(isOn) => onChange(isOn ? [] : null)}>
      <Field label={t.violations} error={error}>
        <CheckboxGroup
          value={value ?? []}
          options={STANDARD_RULES.map((rule) => ({ value: rule, label: list.violation(rule) }))}
          onChange={onChange}
        />
      </Field>
    </Row>
  );
}
