import { useState } from 'react';
import {
  INVOICE_FILES_EACH,
  issueAgencyInvoice,
  type AgencyInvoice,
} from '../../../src/contract/agency/invoices';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { FilePicker } from '../../../src/ui/field/files/FilePicker';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceTexts } from './texts';
import { useInvoiceFiles } from './use-invoice-files';

interface Props {
  invoice: AgencyInvoice;
  onClose(): void;
  onDone(): void;
}

interface Draft {
  taxInvoiceNo: string;
  issueDate: string;
  fileNos: readonly string[];
  /** Some chosen files are not uploaded; the invoice would be issued without them for good. */
  arePending: boolean;
}
const EMPTY: Draft = { taxInvoiceNo: '', issueDate: '', fileNos: [], arePending: false };

const createIssue = (host: Host, invoiceNo: string, onDone: () => void) =>
  createCallForm(host, {
    call: issueAgencyInvoice,
    values: EMPTY,
    body: ({ taxInvoiceNo, issueDate, fileNos }: Draft) => ({
      invoiceNo,
      taxInvoiceNo,
      issueDate,
      fileNos: [...fileNos],
    }),
    check: ({ arePending }) => (arePending ? { fileNos: host.texts(invoiceTexts).filesPending } : {}),
    fieldOf: (path) => (path.startsWith('fileNos') ? 'fileNos' : path),
    onDone,
  });

/** Number, day and files of an invoice that was issued outside the gateway. */
export function IssueDialog({ invoice: { invoiceNo, titleName, amount }, onClose, onDone }: Props) {
  const t = useTexts(invoiceTexts);
  const host = useHost();
  const [sending] = useState(() => createIssue(host, invoiceNo, onDone));
  const { form } = sending;
  const files = useInvoiceFiles(invoiceNo, (change) => form.edit(change));
  return (
    <FormDialog
      title={t.issueTitle}
      submitText={t.issue}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.issueHint(titleName, amount)}</p>
      <FormField form={form} name="taxInvoiceNo" label={t.taxInvoiceNo} helper={t.taxInvoiceNoHint} required>
        {(control) => <TextInput {...control} inputMode="numeric" maxLength={20} data-autofocus />}
      </FormField>
      <FormField form={form} name="issueDate" label={t.issueDate} required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="fileNos" label={t.files} helper={t.filesHint} required>
        {() => (
          <FilePicker
            files={files.picked}
            accept=".pdf,.ofd"
            isFull={files.picked.length >= INVOICE_FILES_EACH}
            onAdd={files.add}
            onRemove={files.remove}
            onRetry={files.retry}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
