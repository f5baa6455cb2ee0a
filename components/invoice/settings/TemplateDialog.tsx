import { useState } from 'react';
import {
  INVOICE_TYPES,
  queryInvoiceTitles,
  saveInvoiceTemplate,
  type InvoiceTemplate,
} from '../../../src/contract/invoice/settings';
import { useCall } from '../../../src/element/data/use-call';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ceilingOf, ceilingProblem, yuanOf } from '../apply/apply-draft';
import { applyTexts } from '../apply/texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { SplitFields } from './SplitFields';
import { invoiceSettingsTexts } from './texts';

type Draft = Pick<
  InvoiceTemplate,
  'templateName' | 'splitBy' | 'titleNo' | 'invoiceType' | 'mailTo' | 'remark' | 'isClosed'
> & {
  /** Yuan as typed; '' for none. */
  ceiling: string;
};

const EMPTY: Draft = {
  templateName: '',
  splitBy: [],
  ceiling: '',
  titleNo: '',
  invoiceType: 'ordinary',
  mailTo: '',
  remark: '',
  isClosed: false,
};

const draftOf = (template: InvoiceTemplate): Draft => ({
  templateName: template.templateName,
  splitBy: template.splitBy,
  ceiling: yuanOf(template.ceiling),
  titleNo: template.titleNo,
  invoiceType: template.invoiceType,
  mailTo: template.mailTo,
  remark: template.remark,
  isClosed: template.isClosed,
});

function createTemplateForm({ host, endDialog }: InvoiceStore, template: InvoiceTemplate | undefined) {
  const texts = () => host.texts(invoiceSettingsTexts);
  return createCallForm(host, {
    call: saveInvoiceTemplate,
    values: template === undefined ? EMPTY : draftOf(template),
    body: ({ ceiling, ...draft }: Draft) => ({
      ...draft,
      ceiling: ceilingOf(ceiling),
      templateNo: template?.templateNo ?? '',
      basedOn: template?.revision ?? 0,
    }),
    check({ templateName, ceiling }) {
      const problem = ceilingProblem(ceiling);
      const words = host.texts(applyTexts);
      return {
        ...(templateName.trim() === '' && { templateName: texts().noName }),
        ...(problem !== undefined && { ceiling: problem === 'low' ? words.ceilingLow : words.ceilingHigh }),
      };
    },
    onDone() {
      endDialog();
      host.notify({ as: 'toast', text: texts().saved, delayMs: 0 });
      host.track('invoice-settings-saved', { what: 'template' });
      host.emit('tp-invoice-settings-saved', { what: 'template' });
    },
  });
}

interface Props {
  invoicing: InvoiceStore;
  /** Template as loaded when the dialog opened; undefined for a new one. */
  template: InvoiceTemplate | undefined;
}

export function TemplateDialog({ invoicing, template }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceSettingsTexts);
  const a = useTexts(applyTexts);
  const [editing] = useState(() => createTemplateForm(invoicing, template));
  const { form } = editing;
  const splitBy = useFormField(form, 'splitBy');
  const ceiling = useFormField(form, 'ceiling');
  const isClosed = useFormField(form, 'isClosed');
  return (
    <FormDialog
      title={template === undefined ? t.addTemplate : t.templateDialog}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={invoicing.endDialog}
    >
      <FormField form={form} name="templateName" label={t.templateName} required>
        {(control) => <TextInput {...control} maxLength={40} data-autofocus />}
      </FormField>
      <SplitFields splitBy={splitBy} ceiling={ceiling} />
      <FormField form={form} name="titleNo" label={s.title}>
        {(control) => <TitleSelect {...control} />}
      </FormField>
      <FormField form={form} name="invoiceType" label={s.type} helper={a.typeHint} required>
        {(control) => (
          <RadioGroup
            {...control}
            options={INVOICE_TYPES.map((value) => ({ value, label: s.typeName(value) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="mailTo" label={s.mailTo} helper={a.mailHint}>
        {(control) => <TextInput {...control} type="email" maxLength={100} />}
      </FormField>
      <FormField form={form} name="remark" label={s.remark}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} />}
      </FormField>
      {template !== undefined && (
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

/** Select of the titles in use, a stopped title that the template still names, or none. */
function TitleSelect({ value, onChange }: { value: string; onChange(titleNo: string): void }) {
  const t = useTexts(invoiceSettingsTexts);
  const { data } = useCall(queryInvoiceTitles, {});
  const open = data?.titleList.filter(({ isClosed }) => !isClosed) ?? [];
  const isGone = value !== '' && data !== undefined && !open.some(({ titleNo }) => titleNo === value);
  return (
    <Select<string>
      value={value}
      options={[
        { value: '', label: t.anyTitle },
        ...open.map(({ titleNo, titleName }) => ({ value: titleNo, label: titleName })),
        ...(isGone ? [{ value, label: t.closedTitle }] : []),
      ]}
      onChange={onChange}
    />
  );
}
