import { useMemo, useState } from 'react';
import {
  queryDistributionSetting,
  type DistributionSetting,
} from '../../../src/contract/invoice/distribution';
import { applyReceipts, type ReceiptTicket } from '../../../src/contract/invoice/itinerary';
import type { InvoiceTitle } from '../../../src/contract/invoice/settings';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { NeedTitles } from './NeedTitles';
import { SendingFields, TitleField, type Recipient } from './RecipientFields';
import { applyTexts } from './texts';
import { receiptColumns } from './ticket-columns';

interface Props {
  invoicing: InvoiceStore;
  /** Tickets chosen when the dialog opened; none is added while it is open. */
  tickets: readonly ReceiptTicket[];
}

/** Applies for itinerary receipts of the chosen tickets. */
export function ReceiptDialog({ invoicing, tickets }: Props) {
  const t = useTexts(applyTexts);
  const found = useCall(queryDistributionSetting, {}, { quiet: true });
  // a gateway that does not tell leaves the address to the applicant
  const setting = found.data ?? (found.error ? NO_DISTRIBUTION : undefined);
  return (
    <NeedTitles
      title={t.receiptTitle}
      onClose={invoicing.endDialog}
      also={{ ...found, data: setting, error: null }}
    >
      {(titles, first) => (
        <ReceiptForm
          invoicing={invoicing}
          tickets={tickets}
          titles={titles}
          first={first}
          mailTo={setting?.mailTo ?? ''}
        />
      )}
    </NeedTitles>
  );
}

interface FormProps extends Props {
  titles: readonly InvoiceTitle[];
  first: InvoiceTitle;
  /** Address of the enterprise's setting. */
  mailTo: string;
}

const NO_DISTRIBUTION: DistributionSetting = { mailTo: '', revision: 0 };

const sumOf = (tickets: readonly ReceiptTicket[], part: 'amount' | 'deductibleAmount'): number =>
  tickets.reduce((sum, ticket) => sum + ticket[part], 0);

function createReceiptForm(
  { host, endDialog, tickets: listing }: InvoiceStore,
  { tickets, first, mailTo }: Pick<FormProps, 'tickets' | 'first' | 'mailTo'>,
) {
  const texts = () => host.texts(applyTexts);
  return createCallForm(host, {
    call: applyReceipts,
    values: { titleNo: first.titleNo, mailTo, remark: '' },
    body: (draft: Recipient) => ({
      ...draft,
      ticketNoList: tickets.map(({ ticketNo }) => ticketNo),
      totalAmount: sumOf(tickets, 'amount'),
    }),
    check: ({ titleNo }) => ({ ...(titleNo === '' && { titleNo: texts().noTitle }) }),
    onDone({ invoiceNoList }) {
      const count = invoiceNoList.length;
      listing.unchoose();
      endDialog();
      host.notify({ as: 'toast', text: texts().receiptsDone(count), delayMs: 0 });
      host.track('receipts-applied', { count });
      host.emit('tp-invoices-applied', { invoiceNoList });
    },
  });
}

function ReceiptForm({ invoicing, tickets, titles, first, mailTo }: FormProps) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const [applying] = useState(() => createReceiptForm(invoicing, { tickets, first, mailTo }));
  const columns = useMemo(() => receiptColumns({ s, t }), [s, t]);
  const { form } = applying;
  const sums = (part: 'amount' | 'deductibleAmount') => formatPrice(sumOf(tickets, part));
  return (
    <FormDialog
      title={t.receiptTitle}
      size="large"
      submitText={t.submit}
      sending={applying}
      isChanged={applying.isChanged}
      onClose={invoicing.endDialog}
    >
      <TitleField form={form} titles={titles} helper={t.receiptHint} />
      <SendingFields form={form} />
      <div className="iv-preview">
        <p role="status">{t.receiptPreview(tickets.length, sums('amount'), sums('deductibleAmount'))}</p>
        <DataTable
          label={t.receiptPreviewLabel}
          columns={columns}
          rows={tickets}
          rowKey={({ ticketNo }) => ticketNo}
          empty={null}
          maxHeight={280}
        />
        <p className="iv-hint">{t.receiptFormula}</p>
      </div>
    </FormDialog>
  );
}
