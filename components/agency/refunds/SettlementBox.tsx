import { useState } from 'react';
import {
  confirmRefundOwed,
  retryRefundOwed,
  returnRefundOwed,
  settleRefundOwed,
  type RefundOwedDetail,
} from '../../../src/contract/agency/refunds';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../decision/ReasonDialog';
import { decisionTexts } from '../decision/texts';
import { refundTexts } from './texts';

export type SettlementStep = 'settle' | 'confirm' | 'giveBack' | 'retry';

interface Props {
  refund: RefundOwedDetail;
  step: SettlementStep;
  onClose(): void;
}

/** Asks before a step of the settlement, with the amount and the enterprise. */
export function SettlementBox({ refund, step, onClose }: Props) {
  const host = useHost();
  const t = useTexts(refundTexts);
  const { cancel } = useTexts(decisionTexts);
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    onClose();
  };
  if (step === 'settle') return <SettleDialog refund={refund} onClose={onClose} onDone={done} />;
  if (step === 'giveBack') return <GiveBackDialog refund={refund} onClose={onClose} onDone={done} />;
  const { suspenseNo, first, entName, amount, bankReference } = refund;
  if (step === 'retry')
    return (
      <ConfirmBox
        call={retryRefundOwed}
        body={{ suspenseNo }}
        title={t.retryTitle}
        confirmText={t.retry}
        cancelText={cancel}
        onClose={onClose}
        onDone={() => done(t.retried)}
      >
        {t.retryAsk(entName, amount)}
      </ConfirmBox>
    );
  return (
    <ConfirmBox
      call={confirmRefundOwed}
      body={{ suspenseNo, firstOperatorNo: first?.operatorNo ?? '' }}
      title={t.confirmTitle}
      confirmText={t.confirm}
      cancelText={cancel}
      onClose={onClose}
      onDone={() => done(t.confirmed)}
    >
      {t.confirmAsk(entName, amount, bankReference)}
    </ConfirmBox>
  );
}

interface DialogProps extends Pick<Props, 'refund' | 'onClose'> {
  onDone(text: string): void;
}

const createSettlement = (host: Host, suspenseNo: number, onDone: (isSettled: boolean) => void) =>
  createCallForm(host, {
    call: settleRefundOwed,
    values: { bankReference: '', reason: '', isCheckedAtCashier: false },
    body: ({ isCheckedAtCashier, ...draft }) => ({
      suspenseNo,
      ...draft,
      ...(isCheckedAtCashier && { isCheckedAtCashier }),
    }),
    onDone: ({ isSettled }) => onDone(isSettled),
  });

function SettleDialog({
  refund: { suspenseNo, refundState, entName, amount },
  onClose,
  onDone,
}: DialogProps) {
  const t = useTexts(refundTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createSettlement(host, suspenseNo, (isSettled) => onDone(isSettled ? t.settled : t.settledFirst)),
  );
  const { form } = sending;
  return (
    <FormDialog
      title={t.settleTitle}
      submitText={t.settle}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.settleHint(entName, amount)}</p>
      <FormField form={form} name="bankReference" label={t.bankReference} required>
        {(control) => <TextInput {...control} maxLength={60} data-autofocus />}
      </FormField>
      <FormField form={form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} rows={3} maxLength={200} />}
      </FormField>
      {refundState === 'unanswered' && (
        <FormField form={form} name="isCheckedAtCashier" label={t.checkedLabel} required>
          {({ value, onChange }) => (
            <Checkbox checked={value} onChange={onChange}>
              {t.isCheckedAtCashier}
            </Checkbox>
          )}
        </FormField>
      )}
    </FormDialog>
  );
}

const createReturn = (host: Host, { suspenseNo, first }: RefundOwedDetail, onDone: () => void) =>
  createCallForm(host, {
    call: returnRefundOwed,
    values: { reason: '' },
    body: ({ reason }) => ({ suspenseNo, firstOperatorNo: first?.operatorNo ?? '', reason }),
    onDone,
  });

function GiveBackDialog({ refund, onClose, onDone }: DialogProps) {
  const t = useTexts(refundTexts);
  const host = useHost();
  const [sending] = useState(() => createReturn(host, refund, () => onDone(t.givenBack)));
  return (
    <ReasonDialog
      title={t.giveBackTitle}
      submitText={t.giveBack}
      label={t.giveBackReason}
      hint={t.giveBackHint(refund.entName, refund.amount)}
      sending={sending}
      onClose={onClose}
    />
  );
}
