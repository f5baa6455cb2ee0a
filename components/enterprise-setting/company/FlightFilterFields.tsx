import { NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormField } from '../../../src/ui/form/FormField';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { createCompanySaving } from './company-saving';
import { companyTexts } from './texts';

type CompanyForm = ReturnType<typeof createCompanySaving>['form'];

const CABIN_TYPES = [1, 2, 3] as const;
const BOOK_TIMES = [1, 2] as const;
const ANY_TIME = 0;

/** What flights are first filtered by. */
export function FlightFilterFields({ form }: { form: CompanyForm }) {
  const t = useTexts(companyTexts);
  return (
    <Section title={t.filtersPart}>
      <p>{t.filtersHint}</p>
      <FormField form={form} name="cabinTypes" label={t.cabinTypes}>
        {({ value, onChange }) => (
          <CheckboxGroup
            value={value}
            onChange={onChange}
            options={CABIN_TYPES.map((type) => ({ value: type, label: t.cabinName(type) }))}
          />
        )}
      </FormField>
      <FormGrid>
        <FormField form={form} name="discountMost" label={t.discountMost} helper={t.discountHint}>
          {({ value, onChange }) => <NumberInput value={value} onChange={onChange} suffix="%" />}
        </FormField>
        <FormField form={form} name="priceMost" label={t.priceMost} helper={t.priceHint}>
          {({ value, onChange }) => (
            <NumberInput value={value} onChange={onChange} format={YUAN} suffix={t.yuan} />
          )}
        </FormField>
        <FormField form={form} name="bookTime" label={t.bookTime}>
          {({ value, onChange }) => (
            <Select
              value={value ?? ANY_TIME}
              onChange={(next) => onChange(next === ANY_TIME ? null : next)}
              options={[
                { value: ANY_TIME, label: t.anyTime },
                ...BOOK_TIMES.map((time) => ({ value: time, label: t.bookTimeName(time) })),
              ]}
            />
          )}
        </FormField>
      </FormGrid>
    </Section>
  );
}
