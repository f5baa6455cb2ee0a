import { OverBudgets } from '../../ui/budget/OverBudgets';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import type { OverBudgetRefusal } from './over-budget';
import { overBudgetTexts } from './texts';

interface Props {
  refusal: OverBudgetRefusal;
  /** Text of the button that sends it despite the exceeded budget. */
  confirmText: string;
  isSending?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Shows the budgets that do not cover a request, and offers to send it anyway where that is allowed. */
export function OverBudgetBox({ refusal, confirmText, isSending = false, onConfirm, onCancel }: Props) {
  const t = useTexts(overBudgetTexts);
  const { say } = useTexts(errorTexts);
  const { overBudgets, canConfirm, message } = refusal;
  const said = (
    <>
      <p>{say(message)}</p>
      <OverBudgets of={overBudgets} />
    </>
  );
  return canConfirm ? (
    <MessageBox
      title={t.title}
      confirmText={confirmText}
      cancelText={t.amend}
      loading={isSending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {said}
    </MessageBox>
  ) : (
    <MessageBox title={t.title} confirmText={t.amend} onConfirm={onCancel}>
      {said}
    </MessageBox>
  );
}
