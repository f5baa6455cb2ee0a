import type { ReactNode } from 'react';
import { DateField } from '../../ui/date/DateField';
import { Field } from '../../ui/field/Field';
import { PeriodFields, type Period } from '../../ui/table/list/FilterBar';
import type { Person } from '../people/PeopleField';
import { StaffField } from '../people/StaffField';
import type { FieldBinding } from '../resource/fields/field-type';
import { ChoiceControl } from './ChoiceControl';
import { SAVED_DAY, SAVED_PERIOD, SAVED_PERSON, type SavedForm } from './saved-filters';

/** A filter of a list. `T`: texts of its labels. */
export interface FilterType<V, T = unknown> {
  /** Renders the control with its label; an undefined value does not narrow the list. */
  field(bound: FieldBinding<V | undefined>, t: T): ReactNode;
  /** Form in which the filter is saved under a name; omitted for one that is not saved. */
  saved?: SavedForm<V, T>;
}

interface ChoiceTexts<V, T> {
  label(t: T): string;
  name(t: T): (value: V) => string;
  /** Text of the option for all. */
  all(t: T): string;
}

/** Filter by one of a few values. */
export const choiceFilter = <V extends string | number, T>(
  values: readonly V[],
  { label, name, all }: ChoiceTexts<V, T>,
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
  saved: {
    label,
    write: (value) => value,
    read: (saved) => values.find((value) => value === saved),
  },
});

export const NO_DAYS: Period = { beginDate: '', endDate: '' };

/** Filter by a period, both days inclusive; either may be open. */
export const periodFilter = (): FilterType<Period> => ({
  field: ({ value = NO_DAYS, onChange }) => (
    <PeriodFields value={value} onChange={(change) => onChange({ ...value, ...change })} />
  ),
  saved: SAVED_PERIOD,
});

/** Filter by a day YYYY-MM-DD. */
export const dayFilter = <T,>(label: (t: T) => string): FilterType<string, T> => ({
  field: ({ value = '', onChange }, t) => (
    <Field label={label(t)}>
      <DateField value={value} onChange={onChange} />
    </Field>
  ),
  saved: { ...SAVED_DAY, label },
});

/** Filter by an employee of the enterprise. */
export const personFilter = <T,>(label: (t: T) => string): FilterType<Person, T> => ({
  field: ({ value, onChange }, t) => (
    <StaffField label={label(t)} people={value ? [value] : []} most={1} onChange={([one]) => onChange(one)} />
  ),
  saved: { ...SAVED_PERSON, label },
});
