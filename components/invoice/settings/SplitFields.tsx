import type { InvoiceTemplate } from '../../../src/contract/invoice/settings';
import { filterMoneyInput } from '../../../src/domain/money/money';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { applyTexts } from '../apply/texts';
import { invoiceTexts } from '../texts';

const SPLITS = ['entity', 'costCenter', 'traveller'] as const;

interface FieldBinding<V> {
  value: V;
  error: string | undefined;
  onChange(value: V): void;
}

interface Props {
  splitBy: FieldBinding<InvoiceTemplate['splitBy']>;
  /** Yuan as typed; '' for none. */
  ceiling: FieldBinding<string>;
}

/** Fields for splitting invoices. */
export function SplitFields({ splitBy, ceiling }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  return (
    <>
      <Field label={s.splitBy} helper={t.splitHint} error={splitBy.error}>
        <CheckboxGroup
          value={splitBy.value}
          options={SPLITS.map((value) => ({ value, label: t.splitName(value) }))}
          onChange={splitBy.onChange}
        />
      </Field>
      <Field label={s.ceiling} helper={t.ceilingHint} error={ceiling.error}>
        <TextInput
          value={ceiling.value}
          inputMode="decimal"
          maxLength={15}
          suffix={t.yuan}
          onChange={(typed) => ceiling.onChange(filterMoneyInput(typed))}
        />
      </Field>
    </>
  );
}
