import { useState } from 'react';
import { applyInvoices, type InvoiceItem } from '../../../src/contract/invoice/apply';
import {
  INVOICE_TYPES,
  queryInvoiceTemplates,
  type InvoiceTemplate,
  type InvoiceTitle,
} from '../../../src/contract/invoice/settings';
import { typeOf } from '../../../src/domain/invoice/tax';
import { useCall } from '../../../src/element/data/use-call';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { SplitFields } from '../settings/SplitFields';
import { invoiceTexts } from '../texts';
import { applyBody, ceilingProblem, withTemplate, type ApplyDraft } from './apply-draft';
import { NeedTitles } from './NeedTitles';
import { Preview } from './Preview';
import { SendingFields, TitleField } from './RecipientFields';
import { applyTexts } from './texts';

interface Props {
  invoicing: InvoiceStore;
  /** Items chosen when the dialog opened; none is added while it is open. */
  items: readonly InvoiceItem[];
}

/** Applies for invoices of the chosen items. The form opens once the titles have loaded. */
export function ApplyDialog({ invoicing, items }: Props) {
  const t = useTexts(applyTexts);
  const templates = useCall(queryInvoiceTemplates, {});
  return (
    <NeedTitles title={t.dialogTitle} onClose={invoicing.endDialog} also={templates}>
      {(titles, first) => (
        <ApplyForm
          invoicing={invoicing}
          items={items}
          titles={titles}
          first={first}
          templates={(templates.data?.templateList ?? []).filter(({ isClosed }) => !isClosed)}
        />
      )}
    </NeedTitles>
  );
}

interface FormProps extends Props {
  titles: readonly InvoiceTitle[];
  first: InvoiceTitle;
  templates: readonly InvoiceTemplate[];
}

function createApplyForm(
  { host, endDialog, items: listing }: InvoiceStore,
  { items, first, templates }: FormProps,
) {
  const empty: ApplyDraft = {
    templateNo: '',
    splitBy: [],
    ceiling: '',
    titleNo: first.titleNo,
    invoiceType: 'ordinary',
    mailTo: '',
    remark: '',
  };
  const [template] = templates;
  const texts = () => host.texts(applyTexts);
  return createCallForm(host, {
    call: applyInvoices,
    values: template === undefined ? empty : withTemplate(empty, template),
    body: (draft: ApplyDraft) => applyBody(draft, items),
    check({ ceiling, titleNo }) {
      const problem = ceilingProblem(ceiling);
      return {
        ...(problem !== undefined && {
          ceiling: problem === 'low' ? texts().ceilingLow : texts().ceilingHigh,
        }),
        ...(titleNo === '' && { titleNo: texts().noTitle }),
      };
    },
    onDone({ invoiceNoList }) {
      const count = invoiceNoList.length;
      listing.unchoose();
      endDialog();
      host.notify({ as: 'toast', text: texts().done(count), delayMs: 0 });
      host.track('invoices-applied', { count });
      host.emit('tp-invoices-applied', { invoiceNoList });
    },
  });
}

function ApplyForm(props: FormProps) {
  const { invoicing, items, titles, templates } = props;
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const [applying] = useState(() => createApplyForm(invoicing, props));
  const { form } = applying;
  const templateNo = useFormField(form, 'templateNo');
  const splitBy = useFormField(form, 'splitBy');
  const ceiling = useFormField(form, 'ceiling');
  const invoiceType = useFormField(form, 'invoiceType');
  // types that fit the tax rate of at least one chosen item
  const types = INVOICE_TYPES.filter((type) => items.some(({ taxRate }) => typeOf(type, taxRate) === type));
  function chooseTemplate(no: string): void {
    const template = templates.find((one) => one.templateNo === no);
    form.edit(template === undefined ? { templateNo: '' } : withTemplate(form.values(), template));
  }
  return (
    <FormDialog
      title={t.dialogTitle}
      size="large"
      submitText={t.submit}
      sending={applying}
      isChanged={applying.isChanged}
      onClose={invoicing.endDialog}
    >
      {templates.length > 0 && (
        <Field label={t.template}>
          <Select
            value={templateNo.value}
            options={[
              { value: '', label: t.noTemplate },
              ...templates.map((one) => ({ value: one.templateNo, label: one.templateName })),
            ]}
            onChange={chooseTemplate}
          />
        </Field>
      )}
      <TitleField form={form} titles={titles} />
      <FormField form={form} name="invoiceType" label={s.type} helper={t.typeHint} required>
        {(control) => (
          <RadioGroup
            {...control}
            value={types.includes(control.value) ? control.value : 'ordinary'}
            options={types.map((value) => ({ value, label: s.typeName(value) }))}
          />
        )}
      </FormField>
      <SplitFields splitBy={splitBy} ceiling={ceiling} />
      <SendingFields form={form} />
      <Preview
        items={items}
        draft={{ splitBy: splitBy.value, ceiling: ceiling.value, invoiceType: invoiceType.value }}
      />
    </FormDialog>
  );
}
