import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button/Button';
import { focusFirstError } from '../../ui/field/focus-first-error';
import { Dialog, type DialogProps } from '../../ui/overlay/Dialog';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import { DraftOffer } from './draft/DraftOffer';
import type { FormDraft } from './draft/form-draft';
import type { FormSubmission } from './form-submission';
import { LeaveQuestion } from './LeaveQuestion';
import { LeaveWarning } from './LeaveWarning';
import css from './sending.css?inline';
import { SubmissionProblem } from './SubmissionProblem';
import { sendingTexts, type SendingTexts } from './texts';

interface Props extends Pick<DialogProps, 'size'> {
  title: string;
  /** Text of the submit button. */
  submitText: string;
  sending: Pick<FormSubmission, 'store' | 'submit'> & { readonly draft?: FormDraft };
  /** True when the user has changed a field. */
  isChanged(): boolean;
  /** Texts for another wording, e.g. for saving instead of sending. */
  words?: SendingTexts;
  /** Replaces the default message of a problem. */
  problem?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** Form in a dialog. Leaving it with unsaved changes requires a confirmation. */
export function FormDialog(props: Props) {
  const { title, size, submitText, sending, isChanged, problem, onClose, children } = props;
  useSheet(css);
  const own = useTexts(sendingTexts);
  const t = props.words ?? own;
  const state = useStore(sending.store);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, state.refusals);
  function leave(): void {
    if (state.busy) return;
    if (isChanged()) setLeaving(true);
    else onClose();
  }
  return (
    <>
      <Dialog
        title={title}
        {...(size && { size })}
        onClose={leave}
        footer={
          <>
            <Button onClick={leave}>{t.cancel}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={state.busy}
              loadingText={t.sending}
            >
              {submitText}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          className="tp-sending-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void sending.submit();
          }}
        >
          {sending.draft && <DraftOffer draft={sending.draft} />}
          {children}
          {problem === undefined ? <SubmissionProblem problem={state.problem} words={t} /> : problem}
        </form>
      </Dialog>
      <LeaveWarning isChanged={isChanged} draft={sending.draft} />
      {isLeaving && (
        <LeaveQuestion
          words={t}
          onLeave={() => {
            sending.draft?.drop();
            onClose();
          }}
          onStay={() => setLeaving(false)}
        />
      )}
    </>
  );
}

/** Moves the focus to the first error after each failed attempt. */
export function useFirstError(form: RefObject<HTMLElement | null>, refusals: number): void {
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals > seen.current) focusFirstError(form.current);
    seen.current = refusals;
  }, [form, refusals]);
}
