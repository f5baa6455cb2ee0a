import { useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFirstError } from '../../../src/element/submission/FormDialog';
import type { FormSubmission } from '../../../src/element/submission/form-submission';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { safetyTexts } from '../texts';

interface Props {
  sending: Pick<FormSubmission, 'store' | 'submit'>;
  submitText: string;
  children: ReactNode;
}

/** Form of a page, with the reason of a failure above its button. */
export function SafetyForm({ sending, submitText, children }: Props) {
  const t = useTexts(safetyTexts);
  const state = useStore(sending.store);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, state.refusals);
  return (
    <form
      ref={form}
      className="as-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sending.submit();
      }}
    >
      {children}
      <SubmissionProblem problem={state.problem} />
      <div>
        <Button type="submit" variant="primary" loading={state.busy} loadingText={t.sending}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
