import { BILL_DATE_FLAG, type BillDateFlag } from '../../../src/contract/settlement/contract-info';
import type { GenericSchema } from 'valibot';
import { DateField } from '../../../src/ui/date/DateField';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { INTEGER, NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { Form } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { TermsDraft } from './enterprise-form';
import { agencyEnterprisesTexts } from './texts';

const FLAGS: readonly BillDateFlag[] = Object.values(BILL_DATE_FLAG);

interface Props<V extends TermsDraft, S extends GenericSchema> {
  form: Form<V, S>;
  /** Without the limit where it is changed apart from the terms. */
  hasLimit?: boolean;
}

/** Fields of the terms of monthly billing. */
export function TermsFields<V extends TermsDraft, S extends GenericSchema>({
  form: whole,
  hasLimit = true,
}: Props<V, S>) {
  const t = useTexts(agencyEnterprisesTexts);
  // a form of more fields edits those of the terms, too
  const form = whole as unknown as Form<TermsDraft, S>;
  return (
    <FormGrid>
      {hasLimit && (
        <FormField form={form} name="creditLimit" label={t.creditLimit} required>
          {(control) => <NumberInput {...control} format={YUAN} />}
        </FormField>
      )}
      <FormField form={form} name="clearingDate" label={t.clearingDate} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
      <FormField form={form} name="billDateFlag" label={t.billDateFlag} required>
        {({ value, onChange }) => (
          <Segmented
            value={value}
            options={FLAGS.map((flag) => ({ value: flag, label: t.billDateFlagName(flag) }))}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="beginDate" label={t.beginDate} required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="endDate" label={t.endDate} helper={t.endDateHint}>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="lateRate" label={t.lateRate} required>
        {(control) => <TextInput {...control} inputMode="decimal" maxLength={7} />}
      </FormField>
      <FormField form={form} name="confirmDays" label={t.confirmDays} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
      <FormField form={form} name="payDays" label={t.payDays} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
    </FormGrid>
  );
}
