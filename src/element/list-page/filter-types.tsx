import type { ReactNode } from 'react';
import { DateField } from '../../ui/date/DateField';
import { Field } from '../../ui/field/Field';
import { PeriodFields, type Period } from '../../ui/table/list/FilterBar';
import type { Person } from '../people/PeopleField';
import { StaffField } from '../people/StaffField';
import type { Bound } from '../resource/fields/field-type';
import { ChoiceControl } from './ChoiceControl';

/** A filter of a list. `T`: the texts that its words are found in. */
export interface FilterType<V, T = unknown> {
  /** Its control with its label; undefined: it narrows nothing. */
  field(bound: Bound<V | undefined>, t: T): ReactNode;
}

interface ChoiceWords<V, T> {
  label(t: T): string;
  name(t: T): (value: V) => string;
  /** Stands for all of them. */
  all(t: T): string;
}

/** One of a few. */
export const choiceFilter = <V extends string | number, T>(
  values: readonly V[],
  { label, name, all }: ChoiceWords<V, T>,
): FilterType<V, T> => ({
  field: (bound, t) => (
    <Field label={label(t)}>
      <ChoiceControl
        {...bound}
        all={all(t)}
        options={values.map((value) => ({ value, label: name(t)(value) }))}
      />
    </Field>
  ),
});

export const NO_DAYS: Period = { beginDate: '', endDate: '' };

/** Days from and to, both included; either may be open. */
export const periodFilter = (): FilterType<Period> => ({
  field: ({ value = NO_DAYS, onChange }) => (
    <PeriodFields value={value} onChange={(change) => onChange({ ...value, ...change })} />
  ),
});

/** A day: YYYY-MM-DD. */
export const dayFilter = <T,>(label: (t: T) => string): FilterType<string, T> => ({
  field: ({ value = '', onChange }, t) => (
    <Field label={label(t)}>
      <DateField value={value} onChange={onChange} />
    </Field>
  ),
});

/** Somebody of the enterprise. */
export const personFilter = <T,>(label: (t: T) => string): FilterType<Person, T> => ({
  field: ({ value, onChange }, t) => (
    <StaffField label={label(t)} people={value ? [value] : []} most={1} onChange={([one]) => onChange(one)} />
  ),
});
