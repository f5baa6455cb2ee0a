import type { ResultOf } from '../../../src/contract/call';
import { retryInvoice, type queryInvoice } from '../../../src/contract/invoice/invoices';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceListTexts } from './texts';

interface Props {
  invoicing: InvoiceStore;
  found: Pick<ResultOf<typeof queryInvoice>, 'invoice' | 'canReverse' | 'canRetry' | 'canWithdraw'>;
}

/** Actions that the user has on an invoice in its present state. */
export function Actions({ invoicing, found }: Props) {
  const t = useTexts(invoiceListTexts);
  const errors = useTexts(errorTexts);
  const retrying = useIntent(retryInvoice);
  const { host, ask } = invoicing;
  const { invoice, canReverse, canRetry, canWithdraw } = found;
  const { invoiceNo } = invoice;

  async function retry(): Promise<void> {
    if (retrying.isSending) return;
    const sent = await retrying.send({ invoiceNo });
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: t.retried, delayMs: 0 });
      host.track('invoice-changed', { what: 'retried' });
      host.emit('tp-invoice-changed', { invoiceNo, what: 'retried' });
      return;
    }
    host.report(sent.error);
    const why = sent.error instanceof Error ? errors.of(sent.error) : '';
    host.notify({ as: 'toast', text: t.retryFailed(why), delayMs: 0 });
  }
  return (
    <div className="iv-acts">
      {canWithdraw && (
        <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'withdraw', invoiceNo })}>
          {t.withdraw}
        </Button>
      )}
      {canRetry && (
        <Button
          variant="primary"
          loading={retrying.isSending}
          loadingText={t.retrying}
          onClick={() => void retry()}
        >
          {t.retry}
        </Button>
      )}
      {canReverse && (
        <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'reverse', invoiceNo })}>
          {t.reverse}
        </Button>
      )}
    </div>
  );
}
