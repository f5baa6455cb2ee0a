import { useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { removeTotp } from '../../../src/contract/account-safety/second-factors';
import { createCallForm } from '../../../src/element/submission/call-form';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { SafetyForm } from '../forms/SafetyForm';
import { safetyTexts } from '../texts';

function createRemoveTotpForm({ host, changed }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: removeTotp,
    values: {},
    body: () => ({}),
    check: () => ({}),
    onDone: () => changed('totp', texts().totpRemoved, 'safeList'),
  });
}

/** Turns the authenticator app off, after listing the consequences. */
export function RemoveTotpForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [removal] = useState(() => createRemoveTotpForm(safety));
  if (account.totpSince === '') return <p>{t.totpNone}</p>;
  return (
    <SafetyForm sending={removal} submitText={t.totpRemoveYes}>
      <p>{t.totpRemoveText}</p>
    </SafetyForm>
  );
}
