import { useState } from 'react';
import { saveInvoiceTitle, type InvoiceTitle } from '../../../src/contract/invoice/settings';
import { taxNoProblem } from '../../../src/domain/cost-center/tax-number';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceSettingsTexts, type InvoiceSettingsTexts } from './texts';

type Draft = Pick<
  InvoiceTitle,
  'titleName' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount' | 'isClosed'
>;

const EMPTY: Draft = {
  titleName: '',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  isClosed: false,
};

const draftOf = (title: InvoiceTitle): Draft => ({
  titleName: title.titleName,
  taxNo: title.taxNo,
  address: title.address,
  phone: title.phone,
  bankName: title.bankName,
  bankAccount: title.bankAccount,
  isClosed: title.isClosed,
});

function problemsOf({ titleName, taxNo }: Draft, t: InvoiceSettingsTexts) {
  const words = { missing: t.taxNoMissing, length: t.taxNoLength, form: t.taxNoForm, check: t.taxNoCheck };
  const problem = taxNoProblem(taxNo);
  return {
    ...(titleName.trim() === '' && { titleName: t.noName }),
    ...(problem !== undefined && { taxNo: words[problem] }),
  };
}

function createTitleForm({ host, endDialog }: InvoiceStore, title: InvoiceTitle | undefined) {
  const texts = () => host.texts(invoiceSettingsTexts);
  return createCallForm(host, {
    call: saveInvoiceTitle,
    values: title === undefined ? EMPTY : draftOf(title),
    body: (draft: Draft) => ({
      ...draft,
      titleNo: title?.titleNo ?? '',
      basedOn: title?.revision ?? 0,
    }),
    check: (draft) => problemsOf(draft, texts()),
    onDone() {
      endDialog();
      host.notify({ as: 'toast', text: texts().saved, delayMs: 0 });
      host.track('invoice-settings-saved', { what: 'title' });
      host.emit('tp-invoice-settings-saved', { what: 'title' });
    },
  });
}

interface Props {
  invoicing: InvoiceStore;
  /** Title as loaded when the dialog opened; undefined for a new one. */
  title: InvoiceTitle | undefined;
}

export function TitleDialog({ invoicing, title }: Props) {
  const t = useTexts(invoiceSettingsTexts);
  const [editing] = useState(() => createTitleForm(invoicing, title));
  const { form } = editing;
  const isClosed = useFormField(form, 'isClosed');
  return (
    <FormDialog
      title={title === undefined ? t.addTitle : t.titleDialog}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={invoicing.endDialog}
    >
      <FormField form={form} name="titleName" label={t.titleName} required>
        {(control) => <TextInput {...control} maxLength={100} data-autofocus />}
      </FormField>
      <FormField form={form} name="taxNo" label={t.taxNo} helper={t.taxNoHint} required>
        {(control) => <TextInput {...control} maxLength={30} />}
      </FormField>
      <FormField form={form} name="address" label={t.address}>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField form={form} name="phone" label={t.phone}>
        {(control) => <TextInput {...control} maxLength={30} />}
      </FormField>
      <FormField form={form} name="bankName" label={t.bankName}>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField form={form} name="bankAccount" label={t.bankAccount}>
        {(control) => <TextInput {...control} maxLength={40} />}
      </FormField>
      {title !== undefined && (
        <div>
          <Checkbox checked={isClosed.value} onChange={isClosed.onChange}>
            {t.isClosed}
          </Checkbox>
          <p className="iv-hint">{t.closedHint}</p>
        </div>
      )}
    </FormDialog>
  );
}
