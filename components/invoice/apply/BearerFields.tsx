import type { ResultOf } from '../../../src/contract/call';
import type { queryInvoiceChoices } from '../../../src/contract/invoice/apply';
import { StaffField } from '../../../src/element/people/StaffField';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { NOBODY, type BearerFilters } from '../filters';
import { invoiceTexts } from '../texts';

type Choices = ResultOf<typeof queryInvoiceChoices>;

interface Props {
  filters: BearerFilters;
  /** undefined: not known yet, or not to be had. */
  choices: Pick<Choices, 'entityList' | 'costCenterList'> | undefined;
  onChange(change: Partial<BearerFilters>): void;
}

/** Whom what can be invoiced is borne by: 核算主体, 成本中心, 出行人. */
export function BearerFields({ filters, choices, onChange }: Props) {
  const s = useTexts(invoiceTexts);
  const { entityNo, costCenterNo, traveller } = filters;
  const options = (list: Choices['entityList'] = [], chosen: string) => {
    const all = list.map(({ no, name }) => ({ value: no || NOBODY, label: no === '' ? s.none : name }));
    // it stands in the field also once there is nothing of it any more
    const isGone = chosen !== '' && !all.some(({ value }) => value === chosen);
    return [
      { value: '', label: s.all },
      ...(isGone ? [{ value: chosen, label: chosen === NOBODY ? s.none : chosen }] : []),
      ...all,
    ];
  };
  return (
    <>
      <Field label={s.entity}>
        <Select
          value={entityNo}
          options={options(choices?.entityList, entityNo)}
          onChange={(chosen) => onChange({ entityNo: chosen })}
        />
      </Field>
      <Field label={s.costCenter}>
        <Select
          value={costCenterNo}
          options={options(choices?.costCenterList, costCenterNo)}
          onChange={(chosen) => onChange({ costCenterNo: chosen })}
        />
      </Field>
      <StaffField
        label={s.traveller}
        people={traveller === null ? [] : [traveller]}
        most={1}
        onChange={([person = null]) => onChange({ traveller: person })}
      />
    </>
  );
}
