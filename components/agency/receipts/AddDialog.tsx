import { useState } from 'react';
import { addReceipt } from '../../../src/contract/agency/bank-statements';
import { fenOf, filterMoneyInput } from '../../../src/domain/money/money';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { receiptTexts } from './texts';

const EMPTY = { receivedDate: '', amount: '', payerName: '', purpose: '', bankReference: '' };

const createAdding = (host: Host, onDone: (text: string) => void) => {
  const t = host.texts(receiptTexts);
  return createCallForm(host, {
    call: addReceipt,
    values: EMPTY,
    body: ({ amount, ...draft }) => ({ ...draft, amount: fenOf(amount) ?? 0 }),
    check: ({ amount }): Record<string, string> =>
      fenOf(amount) === undefined ? { amount: t.amountWrong } : {},
    onDone: () => onDone(t.saved),
  });
};

/** One receipt, typed in. */
export function AddDialog({ onClose, onDone }: { onClose(): void; onDone(text: string): void }) {
  const t = useTexts(receiptTexts);
  const host = useHost();
  const [sending] = useState(() => createAdding(host, onDone));
  const { form } = sending;
  return (
    <FormDialog
      title={t.add}
      submitText={t.save}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="receivedDate" label={t.receivedDate} required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="amount" label={t.amount} required>
        {(control) => (
          <TextInput
            {...control}
            onChange={(typed) => control.onChange(filterMoneyInput(typed))}
            inputMode="decimal"
            maxLength={15}
            suffix={t.yuan}
          />
        )}
      </FormField>
      <FormField form={form} name="payerName" label={t.payerName} required>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField form={form} name="bankReference" label={t.bankReference} required>
        {(control) => <TextInput {...control} maxLength={60} />}
      </FormField>
      <FormField form={form} name="purpose" label={t.purpose}>
        {(control) => <TextInput {...control} maxLength={200} />}
      </FormField>
    </FormDialog>
  );
}
