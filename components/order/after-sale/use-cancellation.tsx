import { useState, type ReactNode } from 'react';
import type { cancelChangeAirTicket } from '../../../src/contract/order/change';
import type { orderCancel } from '../../../src/contract/order/list';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';

interface CancellationOptions {
  call: typeof cancelChangeAirTicket | typeof orderCancel;
  texts: { cancel: string; cancelHint: string; cancelYes: string; cancelNo: string; cancelled: string };
  onCancelled(newOrderNo: string): void;
  onChanged(): void;
}

/** Cancels the unpaid order of new tickets after a confirmation dialog. */
export function useCancellation(
  host: Host,
  { call, texts, onCancelled, onChanged }: CancellationOptions,
): { ask(newOrderNo: string): void; box: ReactNode } {
  const errors = useTexts(errorTexts);
  const [asking, setAsking] = useState('');
  const cancelling = useIntent(call);
  async function cancel(): Promise<void> {
    const orderNo = asking;
    const sent = await cancelling.send({ orderNo, reason: '' });
    setAsking('');
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: texts.cancelled, delayMs: 0 });
      onCancelled(orderNo);
    } else {
      host.report(sent.error);
      host.notify({ as: 'box', text: errors.of(sent.error), delayMs: 0 });
    }
    onChanged();
  }
  return {
    ask: setAsking,
    box: asking !== '' && (
      <MessageBox
        title={texts.cancel}
        confirmText={texts.cancelYes}
        cancelText={texts.cancelNo}
        danger
        loading={cancelling.isSending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking('')}
      >
        {texts.cancelHint}
      </MessageBox>
    ),
  };
}
