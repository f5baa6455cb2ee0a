import type { GenericSchema } from 'valibot';
import type { DependentGroup } from '../../../src/contract/address-book/staff-state';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { Field } from '../../../src/ui/field/Field';
import type { Form } from '../../../src/ui/form/create-form';
import { useFormField } from '../../../src/ui/form/FormField';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { DepartureDraft } from './departure-draft';
import { staffMemberTexts } from './texts';

interface Props {
  form: Form<DepartureDraft, GenericSchema>;
  /** Groups that can be handed over. */
  groups: readonly DependentGroup[];
}

/** Successors for single kinds, which override the general one. */
export function SuccessorsByKind({ form, groups }: Props) {
  const t = useTexts(staffMemberTexts);
  const { value, error, onChange } = useFormField(form, 'byKind');
  return (
    <>
      <Disclosure summary={t.successorsByKind}>
        {groups.map(({ kind, name }) => (
          <Field key={kind} label={t.successorOf(name)}>
            <StaffChoice
              value={value[kind] ?? null}
              onChange={(named) => onChange({ ...value, [kind]: named })}
            />
          </Field>
        ))}
      </Disclosure>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  );
}
