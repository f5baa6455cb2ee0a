import { useState } from 'react';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import { STEP_NAME_LENGTH, type FlowStep } from '../../../../src/contract/approval/flow';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { Field } from '../../../../src/ui/field/Field';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ConditionFields } from './ConditionFields';
import { FormDialog } from '../FormDialog';
import { useNames } from '../flow-context';
import type { FlowSettings } from '../flow-settings';
import { LimitFields } from './LimitFields';
import { hasSeveralApprovers } from '../names';
import { RuleFields } from '../rules/RuleFields';
import { ruleOf } from '../rules/rule-draft';
import { draftOfStep } from './step-draft';
import { flowTexts } from '../texts';
import { createStepForm, type StepForm } from './step-form';

interface Props {
  settings: FlowSettings;
  applyType: ApplyType;
  /** undefined for a new step. */
  step: FlowStep | undefined;
  stepNo: number;
  onDone(step: FlowStep): void;
  onClose(): void;
}

/** Dialog with all settings of one step. */
export function StepDialog({ settings, applyType, step, stepNo, onDone, onClose }: Props) {
  const t = useTexts(flowTexts);
  const names = useNames();
  const [form] = useState(() => createStepForm(draftOfStep(step, names), stepNo));
  const confirm = () =>
    form.submit((body) => {
      settings.learn(form.values().rule.people);
      onDone({ ...body, stepName: body.stepName.trim() });
      return Promise.resolve();
    });
  return (
    <FormDialog title={step ? t.editStep : t.newStep} onConfirm={confirm} onClose={onClose}>
      <FormField form={form} name="stepName" label={t.stepName} required>
        {(control) => <TextInput {...control} maxLength={STEP_NAME_LENGTH} />}
      </FormField>
      <Approvers form={form} />
      <ConditionFields form={form} applyType={applyType} />
      <LimitFields form={form} />
    </FormDialog>
  );
}

function Approvers({ form }: { form: StepForm }) {
  const t = useTexts(flowTexts);
  const modes = useTexts(approvalModeTexts);
  const { value, error, onChange } = useFormField(form, 'rule');
  const mode = useFormField(form, 'mode');
  return (
    <>
      <RuleFields
        labels={{ kind: t.approverKind, people: t.approver }}
        value={value}
        error={error}
        onChange={onChange}
      />
      {hasSeveralApprovers({ approver: ruleOf(value) }) && (
        <Field label={t.mode}>
          <Segmented
            value={mode.value}
            options={(['all', 'any', 'inOrder'] as const).map((one) => ({
              value: one,
              label: modes.mode(one),
            }))}
            onChange={mode.onChange}
          />
        </Field>
      )}
    </>
  );
}
