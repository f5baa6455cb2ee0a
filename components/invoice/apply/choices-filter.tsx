import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { queryInvoiceChoices } from '../../../src/contract/invoice/apply';
import { useCall } from '../../../src/element/data/use-call';
import { ChoiceControl } from '../../../src/element/list-page/ChoiceControl';
import { personFilter, type FilterType } from '../../../src/element/list-page/filter-types';
import type { FieldBinding } from '../../../src/element/resource/fields/field-type';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { NOBODY } from '../filters';
import { invoiceTexts, type InvoiceTexts } from '../texts';

type Choices = ResultOf<typeof queryInvoiceChoices>;

interface ChoicesOptions {
  of: BodyOf<typeof queryInvoiceChoices>['of'];
  label(s: InvoiceTexts): string;
  list(choices: Choices): readonly { no: string; name: string }[];
}

/** Filter over the values that occur in the entries. */
export const choicesFilter = (options: ChoicesOptions): FilterType<string, { s: InvoiceTexts }> => ({
  field: (bound) => <ChoicesField {...bound} {...options} />,
});

function ChoicesField({ of, label, list, ...bound }: ChoicesOptions & FieldBinding<string | undefined>) {
  const s = useTexts(invoiceTexts);
  const { data } = useCall(queryInvoiceChoices, { of }, { quiet: true });
  const { value = '' } = bound;
  const all = (data ? list(data) : []).map(({ no, name }) => ({
    value: no || NOBODY,
    label: no === '' ? s.none : name,
  }));
  // the chosen value stays an option when no entry has it any more
  const isGone = value !== '' && !all.some((one) => one.value === value);
  const options = isGone ? [{ value, label: value === NOBODY ? s.none : value }, ...all] : all;
  return (
    <Field label={label(s)}>
      <ChoiceControl {...bound} options={options} all={s.all} />
    </Field>
  );
}

/** Filters by the bearers of an entry: 核算主体, 成本中心, 出行人. */
export const bearerFilters = (of: ChoicesOptions['of']) => ({
  entityNo: choicesFilter({ of, label: (s) => s.entity, list: ({ entityList }) => entityList }),
  costCenterNo: choicesFilter({
    of,
    label: (s) => s.costCenter,
    list: ({ costCenterList }) => costCenterList,
  }),
  traveller: personFilter(({ s }: { s: InvoiceTexts }) => s.traveller),
});
