import { useEffect, useState } from 'react';
import { checkAssignment } from '../../../src/contract/agency/assignment';
import {
  assignReceipt,
  queryPayableBills,
  type AgencyReceiptDetail,
} from '../../../src/contract/agency/receipts';
import type { ResultOf } from '../../../src/contract/call';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import type { SubmissionFailure } from '../../../src/element/submission/form-submission';
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

type Checked = ResultOf<typeof checkAssignment>;
interface Draft {
  bill: string;
  /** Booking that the operator has seen, of the typed bill. */
  seen: Checked | null;
}

/** The first press shows the booking, the next one makes it or confirms it as the first of two operators. */
function createAssignment(
  host: Host,
  { receiptNo, first }: AgencyReceiptDetail,
  onDone: (isBooked: boolean) => void,
) {
  const values: Draft = { bill: first?.billNo ?? '', seen: null };
  const made = createCallForm(host, {
    call: assignReceipt,
    values,
    body: ({ bill, seen }) => ({
      receiptNo,
      bill,
      firstOperatorNo: first?.operatorNo ?? '',
      ...(seen && { seen: { enterpriseNum: seen.enterpriseNum, overAmount: seen.overAmount } }),
    }),
    async before({ bill, seen }: Draft): Promise<'go' | 'mend' | SubmissionFailure> {
      try {
        const found = await host.runtime.send(checkAssignment, { receiptNo, bill });
        if (JSON.stringify(found) === JSON.stringify(seen)) return 'go';
        // typed further meanwhile
        if (made.form.values().bill === bill) made.form.edit({ seen: found });
        return 'mend';
      } catch (error) {
        return { error, isUncertain: false };
      }
    },
    onDone: ({ isBooked }) => onDone(isBooked),
  });
  return made;
}

/** Bill that a receipt pays, by its number or remittance code, or one of those that are owed. */
export function AssignDialog({ receipt, onClose, onDone }: Props) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  // as it was when the dialog opened: the row that an operator confirms does not change under their pointer
  const [{ payerName, amount, first, needsTwo }] = useState(receipt);
  const [sending] = useState(() => createAssignment(host, receipt, onDone));
  const { form } = sending;
  const [{ bill: typed, seen }, setDraft] = useState<Draft>(() => form.values());
  useEffect(() => form.onChange(setDraft), [form]);
  const { data } = useCall(queryPayableBills, { keyword: typed.trim() }, { keepPrevious: true });
  const bills = first === null ? (data?.billList ?? []).slice(0, OFFERED) : [];
  return (
    <FormDialog
      title={t.assignTitle}
      submitText={seen === null ? t.checkAssignment : first === null ? t.assign : t.confirmAgain}
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
        {(control) => (
          <TextInput
            {...control}
            onChange={(bill) => form.edit({ bill, seen: null })}
            maxLength={40}
            autoComplete="off"
            data-autofocus
          />
        )}
      </FormField>
      {seen && (
        <div role="status">
          <p>{t.assignmentOf(seen)}</p>
          {seen.isBeforeBill && <p>{t.isBeforeBill}</p>}
        </div>
      )}
      {seen === null && bills.length > 0 && (
        <div role="group" aria-label={t.payable}>
          {bills.map((bill) => (
            <Button
              key={bill.billNo}
              variant="text"
              onClick={() => form.edit({ bill: bill.billNo, seen: null })}
            >
              {t.payableOf(bill)}
            </Button>
          ))}
        </div>
      )}
    </FormDialog>
  );
}
