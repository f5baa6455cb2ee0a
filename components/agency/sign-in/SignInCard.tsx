import { useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFirstError } from '../../../src/element/submission/FormDialog';
import type { FormSubmission } from '../../../src/element/submission/form-submission';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyTexts } from '../texts';

interface Props {
  title: string;
  sending: Pick<FormSubmission, 'store' | 'submit'>;
  submitText: string;
  /** Returns to the first step; left out there. */
  onBack?: () => void;
  children: ReactNode;
}

/** One step of signing in. */
export function SignInCard({ title, sending, submitText, onBack, children }: Props) {
  const t = useTexts(agencyTexts);
  const state = useStore(sending.store);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, state.refusals);
  return (
    <main className="ag-entry">
      <h1>{t.title}</h1>
      <form
        ref={form}
        className="ag-card"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sending.submit();
        }}
      >
        <h2>{title}</h2>
        {children}
        <SubmissionProblem problem={state.problem} />
        <Button type="submit" variant="primary" size="large" loading={state.busy} loadingText={t.sending}>
          {submitText}
        </Button>
        {onBack && (
          <Button variant="text" onClick={onBack}>
            {t.back}
          </Button>
        )}
      </form>
    </main>
  );
}
