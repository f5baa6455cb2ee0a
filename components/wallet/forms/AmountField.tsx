import type { GenericSchema } from 'valibot';
import { filterMoneyInput } from '../../../src/domain/money/money';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { Form } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { walletFormTexts } from './texts';

/** Names of the string fields. */
type TextName<V> = { [N in keyof V & string]: V[N] extends string ? N : never }[keyof V & string];

interface Props<V, S extends GenericSchema> {
  form: Form<V, S>;
  name: TextName<V>;
  label: string;
  helper?: string;
  required?: boolean;
  /** Takes the focus when the dialog opens. */
  isFirst?: boolean;
}

/** Amount in yuan, as typed. */
export function AmountField<V, S extends GenericSchema>({ form, name, isFirst, ...field }: Props<V, S>) {
  const t = useTexts(walletFormTexts);
  return (
    <FormField form={form} name={name} {...field}>
      {(control) => (
        <TextInput
          value={control.value as string}
          onChange={(typed) => control.onChange(filterMoneyInput(typed) as V[TextName<V>])}
          inputMode="decimal"
          maxLength={15}
          suffix={t.yuan}
          {...(isFirst && { 'data-autofocus': true })}
        />
      )}
    </FormField>
  );
}
