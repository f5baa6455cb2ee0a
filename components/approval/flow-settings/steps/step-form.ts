import { FlowStep } from '../../../../src/contract/approval/flow';
import { createForm } from '../../../../src/ui/form/create-form';
import { fieldOfStep, stepOf, type StepDraft } from './step-draft';

export function createStepForm(values: StepDraft, stepNo: number) {
  const form = createForm({
    values,
    schema: FlowStep,
    body: (draft: StepDraft) => stepOf(draft, stepNo),
    fieldOf: (path): string => fieldOfStep(path, form.values()),
  });
  return form;
}

export type StepForm = ReturnType<typeof createStepForm>;
