import { useState } from 'react';
import type { BodyOf, Call } from '../../contract/call';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { tableImportTexts } from './texts';

interface Props<C extends Call> {
  call: C;
  body: BodyOf<C>;
  label: string;
  look?: Pick<ButtonProps, 'variant' | 'size' | 'aria-label'>;
  /** Title of the confirmation, and consequences of the action. */
  title: string;
  question: string;
  confirmText: string;
  isDangerous?: boolean;
  onDone?(): void;
  /**
   * Called with the reason of a failure, and with '' when a new attempt starts. The state of the import may differ
   * afterwards.
   */
  onProblem(problem: string): void;
}

/** A button with a confirmation for an action on a whole import. */
export function Confirmed<C extends Call>(props: Props<C>) {
  const {
    call,
    body,
    label,
    look,
    title,
    question,
    confirmText,
    isDangerous = false,
    onDone,
    onProblem,
  } = props;
  const host = useHost();
  const t = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const intent = useIntent(call);
  const [isAsking, setAsking] = useState(false);

  async function carryOut(): Promise<void> {
    onProblem('');
    const ended = await intent.send(body);
    setAsking(false);
    if (ended.kind === 'done') {
      onDone?.();
      return;
    }
    host.report(ended.error);
    const why = errors.of(ended.error);
    onProblem(ended.kind === 'uncertain' ? t.uncertain(why) : why);
  }
  return (
    <>
      <Button {...look} loading={intent.isSending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <MessageBox
          title={title}
          confirmText={confirmText}
          cancelText={t.cancel}
          danger={isDangerous}
          loading={intent.isSending}
          onConfirm={() => void carryOut()}
          onCancel={() => setAsking(false)}
        >
          {question}
        </MessageBox>
      )}
    </>
  );
}
