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
  onDone(): void;
}

/** Bills that are offered for choice. */
const OFFERED = 20;

const createAssignment = (host: Host, receiptNo: number, onDone: () => void) =>
  createCallForm(host, {
    call: assignReceipt,
    values: { bill: '' },
    body: ({ bill }) => ({ receiptNo, bill }),
    onDone,
  });

/** Bill that a receipt pays, by its number or remittance code, or one of those that are owed. */
export function AssignDialog({ receipt: { receiptNo, payerName, amount }, onClose, onDone }: Props) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [sending] = useState(() => createAssignment(host, receiptNo, onDone));
  const { data } = useCall(queryPayableBills, {});
  const { form } = sending;
  const bills = (data?.billList ?? []).slice(0, OFFERED);
  return (
    <FormDialog
      title={t.assignTitle}
      submitText={t.assign}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.assignHint(payerName, amount)}</p>
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
