import type { ChangeQuote } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { changeTexts } from './texts';

/** Asked before it is sent: the sum, or that somebody has another flight then. */
export type Question = 'sum' | 'overlaps';

interface Props {
  question: Question;
  quote: ChangeQuote;
  isSending: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function ChangeQuestion({ question, quote, isSending, onConfirm, onCancel }: Props) {
  const t = useTexts(changeTexts);
  const isSum = question === 'sum';
  const { total, tickets } = quote;
  return (
    <MessageBox
      title={isSum ? t.confirm : t.overlaps}
      confirmText={isSum ? t.confirm : t.overlapsYes}
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
