import type { FormFields } from '../../../src/contract/approval/trip';
import { queryOrderFormInfo, type Choice } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Select } from '../../../src/ui/field/Select';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Requesting } from './requesting';
import { requestTexts } from './texts';

interface Props extends Pick<Requesting, 'form'> {
  rules: FormFields;
}

/** Who bears the costs, as far as the form asks for it. */
export function BearerFields({ form, rules: { costCenter, accountingEntity } }: Props) {
  const t = useTexts(requestTexts);
  const isAsked = costCenter !== 'hidden' || accountingEntity !== 'hidden';
  const info = useCall(queryOrderFormInfo, isAsked ? {} : undefined);
  if (!isAsked) return null;
  const helper = info.isError && (
    <>
      {t.bearersFailed}
      <Button variant="text" size="small" loading={info.isFetching} onClick={() => void info.refetch()}>
        {t.retry}
      </Button>
    </>
  );
  const fields = [
    { name: 'costCenterNo', label: t.costCenter, rule: costCenter, list: info.data?.costCenterList },
    {
      name: 'accountingEntityNo',
      label: t.accountingEntity,
      rule: accountingEntity,
      list: info.data?.accountingEntityList,
    },
  ] as const;
  return (
    <div className="tr-pair">
      {fields.map(
        ({ name, label, rule, list = [] }) =>
          rule !== 'hidden' && (
            <FormField
              key={name}
              form={form}
              name={name}
              label={label}
              required={rule === 'required'}
              helper={helper}
            >
              {({ value, onChange }) => (
                <Select
                  // one of before that the enterprise no longer has is to be chosen anew
                  value={known(list, value) || (value === '' && rule === 'optional') ? value : null}
                  options={[
                    ...(rule === 'optional' ? [{ value: '', label: t.nobody }] : []),
                    ...list.map(({ no, name: label }) => ({ value: no, label })),
                  ]}
                  placeholder={info.isPending ? t.reading : t.choose}
                  onChange={onChange}
                />
              )}
            </FormField>
          ),
      )}
    </div>
  );
}

const known = (list: readonly Choice[], value: string): boolean => list.some(({ no }) => no === value);
