import { useState } from 'react';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import { FlowStep, STEP_NAME_LENGTH } from '../../../../src/contract/approval/flow';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { Field } from '../../../../src/ui/field/Field';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { createForm } from '../../../../src/ui/form/create-form';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ConditionFields } from './ConditionFields';
import { FormDialog } from '../FormDialog';
import { useNames } from '../flow-context';
import type { FlowSettings } from '../flow-settings';
import { LimitFields } from './LimitFields';
import { isOfSeveral } from '../names';
import { RuleFields } from '../rules/RuleFields';
import { ruleOf } from '../rules/rule-draft';
import { draftOfStep, fieldOfStep, stepOf, type StepDraft } from './step-draft';
import { flowTexts } from '../texts';

interface Props {
  settings: FlowSettings;
  applyType: ApplyType;
  /** Undefined: a new one. */
  step: FlowStep | undefined;
  stepNo: number;
  onDone(step: FlowStep): void;
  onClose(): void;
}

export type StepForm = ReturnType<typeof createStepForm>;

function createStepForm(values: StepDraft, stepNo: number) {
  const form = createForm({
    values,
    schema: FlowStep,
    body: (draft: StepDraft) => stepOf(draft, stepNo),
    fieldOf: (path): string => fieldOfStep(path, form.values()),
  });
  return form;
}

/** All of one step: who decides and how, when it is taken, until when. */
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
      {isOfSeveral({ approver: ruleOf(value) }) && (
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
