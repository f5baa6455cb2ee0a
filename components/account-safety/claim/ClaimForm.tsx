import { useState } from 'react';
import { is } from 'valibot';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { applyAccountClaim, CLAIM_FILES, sendClaimCode } from '../../../src/contract/account-safety/claims';
import { FILE_BYTES, type StoredFile } from '../../../src/contract/files/files';
import { createCallForm } from '../../../src/element/submission/call-form';
import { UploadField } from '../../../src/element/upload/UploadField';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { SafetyForm } from '../forms/SafetyForm';
import { SentCode } from '../../../src/element/security/SentCode';
import { claimTexts } from './texts';

interface Draft {
  phone: string;
  smsCode: string;
  reason: string;
  fileNos: readonly StoredFile[];
  /** True while a file uploads or after its upload failed. */
  isPending: boolean;
}

const EMPTY: Draft = { phone: '', smsCode: '', reason: '', fileNos: [], isPending: false };

function createClaimForm({ host, claimed }: Safety) {
  const texts = () => host.texts(claimTexts);
  return createCallForm(host, {
    call: applyAccountClaim,
    values: EMPTY,
    body: ({ phone, smsCode, reason, fileNos }: Draft) => ({
      phone,
      smsCode,
      reason,
      fileNos: fileNos.map(({ fileNo }) => fileNo),
    }),
    check({ reason, fileNos, isPending }) {
      const t = texts();
      const files = isPending ? t.filesPending : fileNos.length === 0 ? t.noFile : undefined;
      return {
        ...(reason.trim() === '' && { reason: t.noReason }),
        ...(files !== undefined && { fileNos: files }),
      };
    },
    fieldOf: (path) => path.split('.')[0] ?? path,
    onDone: ({ claimNo }) => claimed(texts().submitted, claimNo),
  });
}

/** Form of a claim: the new phone with its code, the reason and documents. */
export function ClaimForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(claimTexts);
  const [claim] = useState(() => createClaimForm(safety));
  const { form } = claim;
  const { value: files, error: filesError } = useFormField(form, 'fileNos');
  function asked() {
    const given = form.values().phone.trim();
    if (is(sendClaimCode.body, { phone: given })) return { phone: given };
    form.show({ phone: t.phoneWrong });
    return undefined;
  }
  return (
    <SafetyForm sending={claim} submitText={t.submit}>
      <p className="as-hint">{t.phonePresent(account.telephone)}</p>
      <FormField form={form} name="phone" label={t.newPhone} required>
        {(control) => <TextInput {...control} type="tel" inputMode="numeric" autoComplete="tel-national" />}
      </FormField>
      <FormField form={form} name="smsCode" label={t.code} required>
        {(control) => <SentCode {...control} call={sendClaimCode} body={asked} />}
      </FormField>
      <FormField form={form} name="reason" label={t.reason} helper={t.reasonHint} required>
        {(control) => <TextArea {...control} maxLength={500} rows={3} />}
      </FormField>
      <UploadField
        label={t.files}
        helper={t.filesHint(CLAIM_FILES, FILE_BYTES / 1024 / 1024)}
        required
        most={CLAIM_FILES}
        files={files}
        error={filesError}
        onChange={(change) => form.edit({ fileNos: change(form.values().fileNos) })}
        onPending={(isPending) => {
          if (form.values().isPending !== isPending) form.edit({ isPending });
        }}
      />
    </SafetyForm>
  );
}
