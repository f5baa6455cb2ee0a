import { sendProofCode, type AccountSafety, type Factor } from '../../contract/account-safety/account-safety';
import { securityTexts } from '../../domain/texts/security/texts';
import { PasswordInput } from '../../ui/field/text/PasswordInput';
import { Segmented } from '../../ui/field/choice/Segmented';
import { TextInput } from '../../ui/field/text/TextInput';
import { FormField } from '../../ui/form/FormField';
import { useTexts } from '../../ui/texts/use-texts';
import type { IdentityProof } from './identity-proof';
import { SentCode } from './SentCode';

/** Input attributes for codes from an app or a list. */
const TYPED = {
  totp: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recoveryCode: { autoCapitalize: 'characters' },
} as const;

interface Props {
  proof: IdentityProof;
  account: AccountSafety;
  factor: Factor;
}

/** Field for a proof of identity: a password, a sent code, or one from an app or a list. */
export function ProofField({ proof: { form }, account, factor }: Props) {
  const t = useTexts(securityTexts);
  switch (factor) {
    case 'sms':
    case 'mail':
      return (
        <FormField
          form={form}
          name="secret"
          label={t.codeOf(factor === 'sms' ? account.telephone : account.email)}
          required
        >
          {(control) => <SentCode {...control} call={sendProofCode} body={() => ({ factor })} />}
        </FormField>
      );
    case 'totp':
    case 'recoveryCode':
      return (
        <FormField
          form={form}
          name="secret"
          label={factor === 'totp' ? t.totpCode : t.recoveryTyped}
          required
        >
          {(control) => <TextInput {...control} {...TYPED[factor]} />}
        </FormField>
      );
    case 'password':
      return (
        <FormField form={form} name="secret" label={t.factorName(factor)} required>
          {(control) => <PasswordInput {...control} />}
        </FormField>
      );
    case 'securityPassword':
      return (
        <FormField form={form} name="secret" label={t.factorName(factor)} required>
          {(control) => <PasswordInput {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
      );
  }
}

interface ChoiceProps {
  factors: readonly Factor[];
  value: Factor;
  onChange(factor: Factor): void;
}

/** Choice between several ways of proof; hidden for a single one. */
export function FactorChoice({ factors, value, onChange }: ChoiceProps) {
  const t = useTexts(securityTexts);
  if (factors.length < 2) return null;
  return (
    <Segmented
      label={t.factors}
      value={value}
      options={factors.map((factor) => ({ value: factor, label: t.factorName(factor) }))}
      onChange={onChange}
    />
  );
}
