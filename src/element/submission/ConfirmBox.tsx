import { useState, type ReactNode } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import { MessageBox, type MessageBoxProps } from '../../ui/overlay/MessageBox';
import { useIntent } from '../data/use-intent';
import { useHost } from '../host/host-context';
import type { SubmissionFailure } from './form-submission';
import { SubmissionProblem } from './SubmissionProblem';

interface Props<C extends Call> extends Pick<
  MessageBoxProps,
  'title' | 'confirmText' | 'cancelText' | 'danger'
> {
  call: C;
  body: BodyOf<C>;
  onDone(result: ResultOf<C>): void;
  onClose(): void;
  /** Consequences of the action. */
  children: ReactNode;
}

/** Runs a call after the user's confirmation, once for any number of presses; the box shows a failure. */
export function ConfirmBox<C extends Call>({ call, body, onDone, onClose, children, ...box }: Props<C>) {
  const host = useHost();
  const intent = useIntent(call);
  const [problem, setProblem] = useState<SubmissionFailure>();
  async function confirm(): Promise<void> {
    if (intent.isSending) return;
    setProblem(undefined);
    const sent = await intent.send(body);
    if (sent.kind === 'done') return onDone(sent.result);
    host.report(sent.error);
    setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
  }
  return (
    <MessageBox {...box} loading={intent.isSending} onConfirm={() => void confirm()} onCancel={onClose}>
      {children}
      <SubmissionProblem problem={problem} />
    </MessageBox>
  );
}
