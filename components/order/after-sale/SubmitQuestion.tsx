import type { ReactNode } from 'react';
import { OverBudgetBox } from '../../../src/element/over-budget/OverBudgetBox';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import type { Question } from './questions';

interface Props {
  question: Question;
  texts: { confirm: string; confirmNo: string; overlaps: string; overlapsHint: string; anyway: string };
  isSending: boolean;
  onConfirm(): void;
  onCancel(): void;
  /** The change or refund in one sentence, with its amount. */
  children: ReactNode;
}

/** Confirmation dialog before a change or refund is submitted. */
export function SubmitQuestion({ question, texts: t, isSending, onConfirm, onCancel, children }: Props) {
  if (question.kind === 'budgets') {
    const { refusal } = question;
    return <OverBudgetBox {...{ refusal, isSending, onConfirm, onCancel }} confirmText={t.anyway} />;
  }
  const isSum = question.kind === 'sum';
  return (
    <MessageBox
      title={isSum ? t.confirm : t.overlaps}
      confirmText={isSum ? t.confirm : t.anyway}
      cancelText={t.confirmNo}
      loading={isSending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isSum ? children : t.overlapsHint}
    </MessageBox>
  );
}
