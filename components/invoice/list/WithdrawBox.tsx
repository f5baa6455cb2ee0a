import { withdrawInvoice } from '../../../src/contract/invoice/invoices';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceListTexts } from './texts';

/** Confirmation that withdraws a failed application. */
export function WithdrawBox({ invoicing, invoiceNo }: { invoicing: InvoiceStore; invoiceNo: string }) {
  const t = useTexts(invoiceListTexts);
  const { host, endDialog } = invoicing;
  return (
    <ConfirmBox
      call={withdrawInvoice}
      body={{ invoiceNo }}
      title={t.withdrawTitle}
      confirmText={t.withdraw}
      cancelText={t.keep}
      danger
      onClose={endDialog}
      onDone={() => {
        endDialog();
        host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
        host.track('invoice-changed', { what: 'withdrawn' });
        host.emit('tp-invoice-changed', { invoiceNo, what: 'withdrawn' });
      }}
    >
      {t.withdrawHint}
    </ConfirmBox>
  );
}
