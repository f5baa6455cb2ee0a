import { useState } from 'react';
import { redInvoice } from '../../../src/contract/invoice/invoices';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceListTexts } from './texts';

function createReverseForm({ host, endDialog }: InvoiceStore, invoiceNo: string) {
  const texts = () => host.texts(invoiceListTexts);
  return createCallForm(host, {
    call: redInvoice,
    values: { reason: '' },
    body: ({ reason }) => ({ invoiceNo, reason }),
    check: ({ reason }) => ({ ...(reason.trim() === '' && { reason: texts().noReason }) }),
    onDone() {
      endDialog();
      host.notify({ as: 'toast', text: texts().reversing, delayMs: 0 });
      host.track('invoice-changed', { what: 'reversed' });
      host.emit('tp-invoice-changed', { invoiceNo, what: 'reversed' });
    },
  });
}

/** Applies for the red invoice that reverses an issued one. */
export function ReverseDialog({ invoicing, invoiceNo }: { invoicing: InvoiceStore; invoiceNo: string }) {
  const t = useTexts(invoiceListTexts);
  const [reversing] = useState(() => createReverseForm(invoicing, invoiceNo));
  const { form } = reversing;
  return (
    <FormDialog
      title={t.reverseTitle}
      submitText={t.submitReverse}
      sending={reversing}
      isChanged={reversing.isChanged}
      onClose={invoicing.endDialog}
    >
      <p className="iv-hint">{t.reverseHint}</p>
      <FormField form={form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} rows={3} maxLength={200} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
