import { useState } from 'react';
import {
  saveDistributionSetting,
  type DistributionSetting,
} from '../../../src/contract/invoice/distribution';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceSettingsTexts } from './texts';

function createDistributionForm({ host, endDialog }: InvoiceStore, setting: DistributionSetting) {
  return createCallForm(host, {
    call: saveDistributionSetting,
    values: { mailTo: setting.mailTo },
    body: ({ mailTo }: { mailTo: string }) => ({ mailTo, basedOn: setting.revision }),
    check: () => ({}),
    onDone() {
      endDialog();
      host.notify({ as: 'toast', text: host.texts(invoiceSettingsTexts).saved, delayMs: 0 });
      host.track('invoice-settings-saved', { what: 'distribution' });
      host.emit('tp-invoice-settings-saved', { what: 'distribution' });
    },
  });
}

interface Props {
  invoicing: InvoiceStore;
  /** Setting as loaded when the dialog opened. */
  setting: DistributionSetting;
}

export function DistributionDialog({ invoicing, setting }: Props) {
  const t = useTexts(invoiceSettingsTexts);
  const [editing] = useState(() => createDistributionForm(invoicing, setting));
  return (
    <FormDialog
      title={t.distribution}
      size="small"
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={invoicing.endDialog}
    >
      <FormField form={editing.form} name="mailTo" label={t.receiptMail} helper={t.receiptMailHint}>
        {(control) => <TextInput {...control} type="email" maxLength={100} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
