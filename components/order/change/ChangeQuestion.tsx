import type { ChangeQuote } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { OverBudgetBox } from '../../../src/element/over-budget/OverBudgetBox';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Question } from './questions';
import { changeTexts } from './texts';

interface Props {
  question: Question;
  quote: ChangeQuote;
  isSending: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function ChangeQuestion({ question, quote, isSending, onConfirm, onCancel }: Props) {
  const t = useTexts(changeTexts);
  if (question.kind === 'budgets') {
    const { refusal } = question;
    return <OverBudgetBox {...{ refusal, isSending, onConfirm, onCancel }} confirmText={t.changeAnyway} />;
  }
  const isSum = question.kind === 'sum';
  const { total, tickets } = quote;
  return (
    <MessageBox
      title={isSum ? t.confirm : t.overlaps}
      confirmText={isSum ? t.confirm : t.changeAnyway}
      cancelText={t.cancelNo}
      loading={isSending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isSum
        ? t.overlapsHint
        : total > 0
          ? t.asked(tickets.length, formatPrice(total))
          : t.askedFree(tickets.length)}
    </MessageBox>
  );
}
