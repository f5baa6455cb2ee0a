import { queryProductPositions } from '../../../src/contract/hotel/booking-products';
import { MOST_NAMED, type Named } from '../../../src/contract/resource/values';
import { useCall } from '../../../src/element/data/use-call';
import { StaffField } from '../../../src/element/people/StaffField';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import type { ProductTexts } from './texts';

const joinedNames = (named: readonly Named[]): string => named.map(({ name }) => name).join('、');

export const persons = (): FieldType<Named[]> => ({
  words: joinedNames,
  blank: [],
  width: 160,
  block: ({ label, value, error, onChange }) => (
    <StaffField
      label={label}
      people={(value ?? []).map(({ no, name }) => ({ staffNO: no, staffName: name, deptName: '' }))}
      most={MOST_NAMED}
      error={error}
      onChange={(people) =>
        onChange(people.map(({ staffNO, staffName }) => ({ no: staffNO, name: staffName })))
      }
    />
  ),
});

export const positions = (): FieldType<Named[], ProductTexts> => ({
  words: joinedNames,
  blank: [],
  width: 160,
  block: (bound, t) => <PositionsField {...bound} t={t} />,
});

function PositionsField({
  label,
  value,
  error,
  onChange,
  t,
}: BoundField<Named[] | null> & { t: ProductTexts }) {
  const { data } = useCall(queryProductPositions, {});
  const names = new Map((data ?? []).map(({ no, name }) => [no, name]));
  return (
    <Field label={label} error={error} helper={data?.length === 0 ? t.noPositions : undefined}>
      <CheckboxGroup
        value={(value ?? []).map(({ no }) => no)}
        options={(data ?? []).map(({ no, name }) => ({ value: no, label: name }))}
        onChange={(nos) => onChange(nos.map((no) => ({ no, name: names.get(no) ?? no })))}
      />
    </Field>
  );
}
