import { useState } from 'react';
import { is } from 'valibot';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { changePhone, sendNewPhoneCode } from '../../../src/contract/account-safety/changes';
import { SentCode } from '../../../src/element/security/SentCode';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';
import { SafetyForm } from './SafetyForm';

function createNewPhoneForm({ host, changed }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: changePhone,
    values: { phone: '', smsCode: '' },
    body: (values) => values,
    check: () => ({}),
    onDone: ({ telephone }) => changed('phone', texts().phoneDone(telephone), 'changePhoneSuccess'),
  });
}

/** Sets a new phone with the code sent to it. */
export function NewPhoneForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [phone] = useState(() => createNewPhoneForm(safety));
  const { form } = phone;
  function asked() {
    const given = form.values().phone.trim();
    if (is(sendNewPhoneCode.body, { phone: given })) return { phone: given };
    form.show({ phone: t.phoneWrong });
    return undefined;
  }
  return (
    <SafetyForm sending={phone} submitText={t.confirm}>
      <p className="as-hint">{t.phonePresent(account.telephone)}</p>
      <FormField form={form} name="phone" label={t.newPhone} required>
        {(control) => <TextInput {...control} type="tel" inputMode="numeric" autoComplete="tel-national" />}
      </FormField>
      <FormField form={form} name="smsCode" label={t.code} required>
        {(control) => <SentCode {...control} call={sendNewPhoneCode} body={asked} />}
      </FormField>
    </SafetyForm>
  );
}
