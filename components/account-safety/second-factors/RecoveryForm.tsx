import { useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { makeRecoveryCodes } from '../../../src/contract/account-safety/second-factors';
import { createCallForm } from '../../../src/element/submission/call-form';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { SafetyForm } from '../forms/SafetyForm';
import { safetyTexts } from '../texts';

function createRecoveryForm({ host, made }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: makeRecoveryCodes,
    values: {},
    body: () => ({}),
    check: () => ({}),
    onDone: ({ recoveryCodes }) => made('recoveryCodes', texts().recoveryMade, recoveryCodes),
  });
}

/** Generates new recovery codes, which voids the earlier ones. */
export function RecoveryForm({ safety, account }: { safety: Safety; account: AccountSafety }) {
  const t = useTexts(safetyTexts);
  const [making] = useState(() => createRecoveryForm(safety));
  if (account.totpSince === '') return <p>{t.totpNone}</p>;
  return (
    <SafetyForm sending={making} submitText={t.recoveryMake}>
      <p>{t.recoveryText}</p>
    </SafetyForm>
  );
}
