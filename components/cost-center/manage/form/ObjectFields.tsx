import { OPEN_TO_LIMIT } from '../../../../src/contract/cost-center/cost-objects';
import { DepartmentsField } from '../../../../src/element/people/DepartmentsField';
import { StaffField } from '../../../../src/element/people/StaffField';
import { DateRangeField } from '../../../../src/ui/date/DateRangeField';
import { Field } from '../../../../src/ui/field/Field';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { CostObjectField } from './CostObjectField';
import type { CostObjectForm } from './cost-object-form';
import { costFormTexts } from './texts';

interface Props {
  editing: CostObjectForm;
}

interface AllProps extends Props {
  /** Names of the object's departments as read, by number. */
  departments: ReadonlyMap<string, string>;
}

export function ObjectFields({ editing, departments }: AllProps) {
  const t = useTexts(costFormTexts);
  const { form, costKind } = editing;
  return (
    <>
      <FormField form={form} name="code" label={t.code} required helper={t.codeHint}>
        {(control) => <TextInput {...control} data-autofocus />}
      </FormField>
      <FormField form={form} name="name" label={t.name} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <Parent editing={editing} />
      <Owner editing={editing} />
      <Valid editing={editing} />
      {costKind === 'accountingEntity' && (
        <FormField form={form} name="taxNo" label={t.taxNo}>
          {(control) => <TextInput {...control} />}
        </FormField>
      )}
      <OpenTo editing={editing} departments={departments} />
    </>
  );
}

function Parent({ editing: { form, costKind, no } }: Props) {
  const t = useTexts(costFormTexts);
  const { value, error, onChange } = useFormField(form, 'parent');
  return (
    <CostObjectField
      costKind={costKind}
      label={t.parent}
      helper={t.parentHint}
      value={value}
      error={error}
      leftOut={new Set([no])}
      onChange={onChange}
    />
  );
}

function Owner({ editing: { form } }: Props) {
  const t = useTexts(costFormTexts);
  const { value, error, onChange } = useFormField(form, 'owner');
  return (
    <StaffField
      label={t.owner}
      people={value === null ? [] : [value]}
      most={1}
      error={error}
      onChange={([owner = null]) => onChange(owner)}
    />
  );
}

function Valid({ editing: { form } }: Props) {
  const t = useTexts(costFormTexts);
  const begin = useFormField(form, 'validFrom');
  const end = useFormField(form, 'validTo');
  return (
    <DateRangeField
      from={{
        label: t.validFrom,
        shortName: t.validFromShort,
        required: true,
        value: begin.value,
        error: begin.error,
      }}
      to={{ label: t.validTo, shortName: t.validToShort, value: end.value, error: end.error }}
      onChange={({ from, to }) => {
        // edits only the end that changed, so that the error at the other end stays
        if (from !== begin.value) begin.onChange(from);
        if (to !== end.value) end.onChange(to);
      }}
    />
  );
}

function OpenTo({ editing: { form }, departments }: AllProps) {
  const t = useTexts(costFormTexts);
  const isForAll = useFormField(form, 'isForAll');
  const chosen = useFormField(form, 'departments');
  const staff = useFormField(form, 'staff');
  return (
    <>
      <Field label={t.openTo}>
        <RadioGroup
          value={isForAll.value ? 'all' : 'some'}
          options={[
            { value: 'all', label: t.forAll },
            { value: 'some', label: t.forSome },
          ]}
          onChange={(value) => isForAll.onChange(value === 'all')}
        />
      </Field>
      {!isForAll.value && (
        <>
          <DepartmentsField
            value={chosen.value}
            known={departments}
            most={OPEN_TO_LIMIT}
            error={chosen.error}
            onChange={chosen.onChange}
          />
          <StaffField
            label={t.persons}
            people={staff.value}
            most={OPEN_TO_LIMIT}
            error={staff.error}
            onChange={(people) => {
              staff.onChange(people);
              // both fields share one error, which is shown at the persons
              if (people.length > 0) chosen.onChange(chosen.value);
            }}
          />
        </>
      )}
    </>
  );
}
