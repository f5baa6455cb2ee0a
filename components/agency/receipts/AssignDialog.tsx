import { useState } from 'react';
import {
  assignReceipt,
  queryPayableBills,
  type AgencyReceiptDetail,
} from '../../../src/contract/agency/receipts';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { receiptTexts } from './texts';

interface Props {
  receipt: AgencyReceiptDetail;
  onClose(): void;
  onDone(isBooked: boolean): void;
}

/** Bills that are offered for choice. */
const OFFERED = 20;

const createAssignment = (
  host: Host,
  { receiptNo, first }: AgencyReceiptDetail,
  onDone: (isBooked: boolean) => void,
) =>
  createCallForm(host, {
    call: assignReceipt,
    values: { bill: first?.billNo ?? '' },
    body: ({ bill }) => ({ receiptNo, bill, firstOperatorNo: first?.operatorNo ?? '' }),
    onDone: ({ isBooked }) => onDone(isBooked),
  });

/** Bill that a receipt pays, by its number or remittance code, or one of those that are owed. */
export function AssignDialog({ receipt, onClose, onDone }: Props) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  // as it was when the dialog opened: what the operator confirms does not change under their pointer
  const [{ payerName, amount, first, needsTwo }] = useState(receipt);
  const [sending] = useState(() => createAssignment(host, receipt, onDone));
  const { data } = useCall(queryPayableBills, {});
  const { form } = sending;
  const bills = first === null ? (data?.billList ?? []).slice(0, OFFERED) : [];
  return (
    <FormDialog
      title={t.assignTitle}
      submitText={first === null ? t.assign : t.confirmAgain}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>
        {first === null
          ? t.assignHint(payerName, amount)
          : t.againHint(payerName, amount, first.operatorName)}
      </p>
      {needsTwo && first === null && <p>{t.twoHint}</p>}
      <FormField form={form} name="bill" label={t.billField} required>
        {(control) => <TextInput {...control} maxLength={40} autoComplete="off" data-autofocus />}
      </FormField>
      {bills.length > 0 && (
        <div role="group" aria-label={t.payable}>
          {bills.map((bill) => (
            <Button key={bill.billNo} variant="text" onClick={() => form.edit({ bill: bill.billNo })}>
              {t.payableOf(bill)}
            </Button>
          ))}
        </div>
      )}
    </FormDialog>
  );
}
