import { useState } from 'react';
import {
  AGREEMENTS,
  applyAccountContact,
  CONTACT_KINDS,
  type Agreement,
  type ContactKind,
} from '../../../../src/contract/address-book/account-contacts';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { useHost } from '../../../../src/element/host/host-context';
import { useCanWrite } from '../../../../src/element/resource/use-can-write';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../../src/element/submission/call-form';
import { Button } from '../../../../src/ui/button/Button';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Member } from '../member';
import { contactTexts } from './texts';

interface Draft {
  kind: ContactKind;
  value: string;
  agreement: Agreement;
  reason: string;
}
const EMPTY: Draft = { kind: 'phone', value: '', agreement: 'owner', reason: '' };

/** Explains that contact data are not sign-in data, and offers to apply for other sign-in data. */
export function ContactAction({ row }: { row: Member }) {
  const t = useTexts(contactTexts);
  const mayWrite = useCanWrite(staffMembers);
  const [isAsked, ask] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <p>{t.hint}</p>
      <Button size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t.apply}
      </Button>
      {isAsked && <ContactDialog row={row} onClose={() => ask(false)} />}
    </>
  );
}

function ContactDialog({ row, onClose }: { row: Member; onClose(): void }) {
  const host = useHost();
  const t = useTexts(contactTexts);
  const [applying] = useState(() =>
    createCallForm(host, {
      call: applyAccountContact,
      values: EMPTY,
      body: (draft: Draft) => ({ staffNO: row.staffNO, ...draft }),
      check: () => ({}),
      onDone() {
        host.notify({ as: 'toast', text: host.texts(contactTexts).applied, delayMs: 0 });
        onClose();
      },
    }),
  );
  const { form } = applying;
  const { value: kind } = useFormField(form, 'kind');
  const { value: agreement } = useFormField(form, 'agreement');
  return (
    <FormDialog
      title={t.applyTitle(row.staffName)}
      submitText={t.submit}
      sending={applying}
      isChanged={applying.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="kind" label={t.kind}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            options={CONTACT_KINDS.map((one) => ({ value: one, label: t.kindOf(one) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="value" label={t.valueOf(kind)} required>
        {(control) => <TextInput {...control} maxLength={254} />}
      </FormField>
      <FormField form={form} name="agreement" label={t.agreement} helper={t.agreementHint(agreement)}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            options={AGREEMENTS.map((one) => ({ value: one, label: t.agreementOf(one) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} maxLength={200} />}
      </FormField>
    </FormDialog>
  );
}
