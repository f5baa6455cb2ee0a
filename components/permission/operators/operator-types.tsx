import { useState } from 'react';
import type { Hours } from '../../../src/contract/permission/operators';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { resourceTexts } from '../../../src/element/resource/texts';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { operatorTexts, type OperatorTexts } from './texts';

interface MultiChoice<V> {
  /** Values of a new row. */
  first: readonly V[];
  /** Values that may be chosen anew; a row keeps its others until they are taken away. */
  offered?: readonly V[];
}

/** Several of a few values. The filter takes one of them. */
export function multiChoice<V extends string | number, T extends Pick<OperatorTexts, 'list'>>(
  values: readonly V[],
  nameOf: (t: T) => (value: V) => string,
  { first, offered = values }: MultiChoice<V>,
): FieldType<V[], T, V> {
  const options = (t: T) => values.map((value) => ({ value, label: nameOf(t)(value) }));
  return {
    words: (chosen, t) => t.list(chosen.map((value) => nameOf(t)(value))),
    blank: [...first],
    required: true,
    width: 150,
    control: ({ value, onChange }, t) => (
      <SomeChoice<V> value={value ?? []} options={options(t)} offered={offered} onChange={onChange} />
    ),
    filter: ({ value, onChange }, t) => <OneFilter value={value} options={options(t)} onChange={onChange} />,
    parse: (text) => values.find((value) => String(value) === text),
  };
}

interface SomeProps<V extends string | number> {
  value: V[];
  options: readonly { value: V; label: string }[];
  offered: readonly V[];
  onChange(value: V[]): void;
}

function SomeChoice<V extends string | number>({ value, options, offered, onChange }: SomeProps<V>) {
  // a box that is unticked by mistake stays in its place
  const [kept] = useState(value);
  return (
    <CheckboxGroup<V>
      value={value}
      options={options.filter((one) => offered.includes(one.value) || kept.includes(one.value))}
      onChange={onChange}
    />
  );
}

interface OneProps<V extends string | number> {
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChange(value: V | undefined): void;
}

function OneFilter<V extends string | number>({ value, options, onChange }: OneProps<V>) {
  const t = useTexts(resourceTexts);
  return (
    <Select<V | ''>
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      options={[{ value: '', label: t.all }, ...options]}
    />
  );
}

const HALF_HOURS = Array.from({ length: 49 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});
const choicesOf = (times: readonly string[]) => times.map((value) => ({ value, label: value }));

/** Hours of a day, in steps of 30 minutes. */
export const hours = (): FieldType<Hours> => ({
  words: ({ from, to }) => `${from} ～ ${to}`,
  blank: { from: '09:00', to: '18:00' },
  required: true,
  width: 130,
  block: (bound) => <HoursField {...bound} />,
});

function HoursField({ required, error, value, onChange }: BoundField<Hours | null>) {
  const t = useTexts(operatorTexts);
  const { from, to } = value ?? { from: '', to: '' };
  return (
    <FormGrid>
      <Field label={t.from} required={required}>
        <Select
          value={from}
          options={choicesOf(HALF_HOURS.slice(0, -1))}
          onChange={(time) => onChange({ from: time, to })}
        />
      </Field>
      <Field label={t.to} required={required} error={error}>
        <Select
          value={to}
          options={choicesOf(HALF_HOURS.slice(1))}
          onChange={(time) => onChange({ from, to: time })}
        />
      </Field>
    </FormGrid>
  );
}
