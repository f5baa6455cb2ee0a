import type { GenericSchema } from 'valibot';
import type { InvoiceTitle } from '../../../src/contract/invoice/settings';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import type { Form } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceTexts } from '../texts';
import { applyTexts } from './texts';

/** Title of the invoice and the mail address that receives it. */
export interface Recipient {
  titleNo: string;
  mailTo: string;
  remark: string;
}

interface Props {
  form: Form<Recipient, GenericSchema>;
}

interface TitleProps extends Props {
  titles: readonly InvoiceTitle[];
  helper?: string;
}

export function TitleField({ form, titles, helper }: TitleProps) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  return (
    <FormField form={form} name="titleNo" label={s.title} {...(helper !== undefined && { helper })} required>
      {(control) => (
        <Select
          {...control}
          options={titles.map(({ titleNo, titleName, taxNo }) => ({
            value: titleNo,
            label: t.titleOption(titleName, taxNo),
          }))}
        />
      )}
    </FormField>
  );
}

export function SendingFields({ form }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  return (
    <>
      <FormField form={form} name="mailTo" label={s.mailTo} helper={t.mailHint}>
        {(control) => <TextInput {...control} type="email" maxLength={100} />}
      </FormField>
      <FormField form={form} name="remark" label={s.remark}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
    </>
  );
}
