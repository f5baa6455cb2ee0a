import { Select } from '../../ui/field/combobox/Select';
import type { FieldBinding } from '../resource/fields/field-type';

interface Props<V extends string | number> extends FieldBinding<V | undefined> {
  options: readonly { value: V; label: string }[];
  all: string;
}

/** A select with an additional option for all. */
export function ChoiceControl<V extends string | number>({ value, onChange, options, all }: Props<V>) {
  return (
    <Select<V | ''>
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      options={[{ value: '', label: all }, ...options]}
    />
  );
}
