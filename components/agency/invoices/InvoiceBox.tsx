import { useState } from 'react';
import {
  refuseAgencyInvoice,
  retryAgencyInvoice,
  reverseAgencyInvoice,
  type AgencyInvoice,
} from '../../../src/contract/agency/invoices';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../decision/ReasonDialog';
import { IssueDialog } from './IssueDialog';
import { invoiceTexts } from './texts';

export type InvoiceAction = 'issue' | 'retry' | 'refuse' | 'reverse';

interface Props {
  invoice: AgencyInvoice;
  action: InvoiceAction;
  onClose(): void;
}

/** Asks before an action on an invoice, with its amount and title. */
export function InvoiceBox({ invoice, action, onClose }: Props) {
  const t = useTexts(invoiceTexts);
  const host = useHost();
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    onClose();
  };
  const { invoiceNo, titleName, amount } = invoice;
  if (action === 'issue')
    return <IssueDialog invoice={invoice} onClose={onClose} onDone={() => done(t.issued)} />;
  if (action === 'retry')
    return (
      <ConfirmBox
        call={retryAgencyInvoice}
        body={{ invoiceNo }}
        title={t.retry}
        confirmText={t.retry}
        cancelText={t.cancel}
        onClose={onClose}
        onDone={() => done(t.retried)}
      >
        {t.retryAsk(titleName, amount)}
      </ConfirmBox>
    );
  return (
    <DecisionDialog
      invoice={invoice}
      decision={action}
      onClose={onClose}
      onDone={() => done(action === 'refuse' ? t.refused : t.reversing)}
    />
  );
}

interface DecisionProps {
  invoice: AgencyInvoice;
  decision: 'refuse' | 'reverse';
  onClose(): void;
  onDone(): void;
}

const createDecision = (
  host: Host,
  { invoice: { invoiceNo }, decision, onDone }: Omit<DecisionProps, 'onClose'>,
) =>
  createCallForm(host, {
    call: decision === 'refuse' ? refuseAgencyInvoice : reverseAgencyInvoice,
    values: { reason: '' },
    body: ({ reason }) => ({ invoiceNo, reason }),
    onDone,
  });

function DecisionDialog({ invoice, decision, onClose, onDone }: DecisionProps) {
  const t = useTexts(invoiceTexts);
  const host = useHost();
  const [sending] = useState(() => createDecision(host, { invoice, decision, onDone }));
  const { titleName, amount } = invoice;
  const isRefusal = decision === 'refuse';
  return (
    <ReasonDialog
      title={isRefusal ? t.refuseTitle : t.reverseTitle}
      submitText={isRefusal ? t.refuse : t.reverse}
      label={isRefusal ? t.refuseReason : t.reverseReason}
      hint={isRefusal ? t.refuseHint(titleName, amount) : t.reverseHint(titleName, amount)}
      sending={sending}
      onClose={onClose}
    />
  );
}
