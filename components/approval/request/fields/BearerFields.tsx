import type { FormFields } from '../../../../src/contract/approval/trip';
import { CostChoiceCombobox } from '../../../../src/element/cost-choice/CostChoiceCombobox';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { RequestStore } from '../request-store';
import { requestTexts } from '../texts';

interface Props extends Pick<RequestStore, 'form'> {
  rules: FormFields;
}

/** Cost centre and accounting entity, where the form has them. */
export function BearerFields({ form, rules: { costCenter, accountingEntity } }: Props) {
  const t = useTexts(requestTexts);
  if (costCenter === 'hidden' && accountingEntity === 'hidden') return null;
  const fields = [
    { name: 'costCenterNo', costKind: 'costCenter', label: t.costCenter, rule: costCenter },
    {
      name: 'accountingEntityNo',
      costKind: 'accountingEntity',
      label: t.accountingEntity,
      rule: accountingEntity,
    },
  ] as const;
  return (
    <div className="tr-pair">
      {fields.map(
        ({ name, costKind, label, rule }) =>
          rule !== 'hidden' && (
            <FormField key={name} form={form} name={name} label={label} required={rule === 'required'}>
              {({ value, onChange }) => (
                <CostChoiceCombobox
                  costKind={costKind}
                  value={value}
                  {...(rule === 'optional' && { placeholder: t.nobody })}
                  onChange={onChange}
                />
              )}
            </FormField>
          ),
      )}
    </div>
  );
}
