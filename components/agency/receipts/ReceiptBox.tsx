import { useState } from 'react';
import { removeReceipt } from '../../../src/contract/agency/bank-statements';
import {
  dismissReceipt,
  reopenReceipt,
  undoReceipt,
  withdrawReceiptConfirmation,
  type AgencyReceiptDetail,
} from '../../../src/contract/agency/receipts';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../decision/ReasonDialog';
import { AssignDialog } from './AssignDialog';
import { receiptTexts } from './texts';

export type ReceiptAction = 'assign' | 'withdraw' | 'remove' | 'dismiss' | 'reopen' | 'undo';

interface Props {
  receipt: AgencyReceiptDetail;
  action: ReceiptAction;
  onClose(): void;
  /** The receipt is gone. */
  onRemoved(): void;
}

/** Asks before an action on a receipt, with its amount and name. */
export function ReceiptBox({ receipt, action, onClose, onRemoved }: Props) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    onClose();
  };
  const { receiptNo, payerName, amount } = receipt;
  if (action === 'assign')
    return (
      <AssignDialog
        receipt={receipt}
        onClose={onClose}
        onDone={(isBooked) => done(isBooked ? t.assigned : t.assignedFirst)}
      />
    );
  if (action === 'withdraw')
    return (
      <ConfirmBox
        call={withdrawReceiptConfirmation}
        body={{ receiptNo }}
        title={t.withdraw}
        confirmText={t.withdraw}
        cancelText={t.cancel}
        onClose={onClose}
        onDone={() => done(t.withdrawn)}
      >
        {t.withdrawAsk(payerName, amount)}
      </ConfirmBox>
    );
  if (action === 'dismiss')
    return <DismissDialog receipt={receipt} onClose={onClose} onDone={() => done(t.dismissed)} />;
  if (action === 'remove')
    return (
      <RemoveDialog
        receipt={receipt}
        onClose={onClose}
        onDone={() => {
          done(t.removed);
          onRemoved();
        }}
      />
    );
  if (action === 'undo')
    return <UndoDialog receipt={receipt} onClose={onClose} onDone={() => done(t.undone)} />;
  return (
    <ConfirmBox
      call={reopenReceipt}
      body={{ receiptNo }}
      title={t.reopen}
      confirmText={t.reopen}
      cancelText={t.cancel}
      onClose={onClose}
      onDone={() => done(t.reopened)}
    >
      {t.reopenAsk(payerName, amount)}
    </ConfirmBox>
  );
}

interface DialogProps {
  receipt: AgencyReceiptDetail;
  onClose(): void;
  onDone(): void;
}

const createDismissal = (host: Host, receiptNo: number, onDone: () => void) =>
  createCallForm(host, {
    call: dismissReceipt,
    values: { reason: '' },
    body: ({ reason }) => ({ receiptNo, reason }),
    onDone,
  });

function DismissDialog({ receipt: { receiptNo, payerName, amount }, onClose, onDone }: DialogProps) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [sending] = useState(() => createDismissal(host, receiptNo, onDone));
  return (
    <ReasonDialog
      title={t.dismissTitle}
      submitText={t.dismiss}
      label={t.reason}
      hint={t.dismissHint(payerName, amount)}
      sending={sending}
      onClose={onClose}
    />
  );
}

const createRemoval = (host: Host, receiptNo: number, onDone: () => void) =>
  createCallForm(host, {
    call: removeReceipt,
    values: { reason: '' },
    body: ({ reason }) => ({ receiptNo, reason }),
    onDone,
  });

function RemoveDialog({ receipt: { receiptNo, payerName, amount }, onClose, onDone }: DialogProps) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [sending] = useState(() => createRemoval(host, receiptNo, onDone));
  return (
    <ReasonDialog
      title={t.removeTitle}
      submitText={t.remove}
      label={t.reason}
      hint={t.removeHint(payerName, amount)}
      sending={sending}
      onClose={onClose}
    />
  );
}

const createUndoing = (
  host: Host,
  { receiptNo, billNo }: { receiptNo: number; billNo: string },
  onDone: () => void,
) =>
  createCallForm(host, {
    call: undoReceipt,
    values: { reason: '' },
    body: ({ reason }) => ({ receiptNo, billNo, reason }),
    onDone,
  });

function UndoDialog({ receipt, onClose, onDone }: DialogProps) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [sending] = useState(() => createUndoing(host, receipt, onDone));
  return (
    <ReasonDialog
      title={t.undo}
      submitText={t.undo}
      label={t.reason}
      hint={t.undoHint(receipt.billNo, receipt.entName, receipt.amount)}
      sending={sending}
      onClose={onClose}
    />
  );
}
