import { useEffect, useState } from 'react';
import type { AccountSafety } from '../../../src/contract/account-safety/account-safety';
import { beginTotp, confirmTotp } from '../../../src/contract/account-safety/second-factors';
import { securityTexts } from '../../../src/domain/texts/security/texts';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { QrCode } from '../../../src/ui/qr-code/QrCode';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { SafetyForm } from '../forms/SafetyForm';
import { safetyTexts } from '../texts';

interface Props {
  safety: Safety;
  account: AccountSafety;
}

/** Sets up an authenticator app: shows its secret as QR code and text, and takes the first code. */
export function TotpForm({ safety, account }: Props) {
  const t = useTexts(safetyTexts);
  if (account.totpSince !== '') return <p>{t.totpIsOn}</p>;
  return <NewSecret safety={safety} />;
}

function NewSecret({ safety }: { safety: Safety }) {
  const t = useTexts(safetyTexts);
  const errors = useTexts(errorTexts);
  const { send, isSending } = useIntent(beginTotp);
  const [sent, setSent] = useState<Awaited<ReturnType<typeof send>>>();
  useEffect(() => {
    void send({}).then(setSent);
  }, [send]);
  if (sent?.kind === 'done') return <FirstCode safety={safety} {...sent.result} />;
  if (sent === undefined) return <SkeletonRows rows={4} height={40} label={t.totpMaking} />;
  return (
    <ErrorState
      message={errors.of(sent.error)}
      retrying={isSending}
      onRetry={() => void send({}).then(setSent)}
    />
  );
}

function createTotpForm({ host, made }: Safety) {
  const texts = () => host.texts(safetyTexts);
  return createCallForm(host, {
    call: confirmTotp,
    values: { code: '' },
    body: (values) => values,
    check: () => ({}),
    onDone: ({ recoveryCodes }) => made('totp', texts().totpDone, recoveryCodes),
  });
}

function FirstCode({ safety, secret, uri }: { safety: Safety; secret: string; uri: string }) {
  const t = useTexts(safetyTexts);
  const proofs = useTexts(securityTexts);
  const [first] = useState(() => createTotpForm(safety));
  return (
    <SafetyForm sending={first} submitText={t.turnOn}>
      <p>{t.totpScan}</p>
      <QrCode text={uri} label={t.totpQr} />
      <p className="as-hint">
        {t.totpSecret}
        <code className="as-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormField form={first.form} name="code" label={proofs.totpCode} required>
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" />}
      </FormField>
    </SafetyForm>
  );
}
