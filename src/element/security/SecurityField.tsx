import { useRef } from 'react';
import { useStore } from 'zustand';
import type { WalletSecurity } from '../../contract/payment/wallet-security';
import { securityTexts } from '../../domain/texts/security/texts';
import { Button } from '../../ui/button/Button';
import { useSecondsUntil } from '../../ui/date/use-seconds-until';
import { Field } from '../../ui/field/Field';
import { PasswordInput } from '../../ui/field/text/PasswordInput';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import type { NavigationTarget } from '../navigation/targets';
import { useFirstError } from '../sending/FormDialog';
import css from './security.css?inline';
import type { SecurityProof } from './security-proof';

export type SafetyTarget = Extract<NavigationTarget, { target: 'accountSafety' }>;

interface Props {
  proof: SecurityProof;
  /** What the amount asks for. */
  security: WalletSecurity;
  readOnly?: boolean;
  /** Where one is set, or set anew. */
  onGo(target: SafetyTarget): void;
}

/** Asks for the security password; whoever has none is led to where it is set, and what is proved is not asked for. */
export function SecurityField(props: Props) {
  useSheet(css);
  const t = useTexts(securityTexts);
  const { security, onGo } = props;
  const { securityAbove: above } = security;
  switch (security.securityState) {
    case 'proven':
      return null;
    case 'beyondPartner':
      return <p role="status">{t.beyondPartner(above)}</p>;
    case 'unset':
      return (
        <div className="tp-security">
          <p role="status">{t.unset(above)}</p>
          <Button onClick={() => onGo({ target: 'accountSafety', page: 'setSecurePassword' })}>
            {t.set}
          </Button>
        </div>
      );
    case 'needed':
      return <Digits {...props} />;
  }
}

function Digits({ proof, security: { securityAbove, lockedUntil }, readOnly, onGo }: Props) {
  const t = useTexts(securityTexts);
  const { digits, error, refusals } = useStore(proof.store);
  const isLocked = useSecondsUntil(lockedUntil === '' ? 0 : Date.parse(lockedUntil)) > 0;
  const root = useRef<HTMLDivElement>(null);
  useFirstError(root, refusals);
  const said = isLocked ? t.lockedUntil(lockedUntil) : error && t[error];
  return (
    <div ref={root} className="tp-security">
      <Field label={t.label} required helper={t.hint(securityAbove)} error={said}>
        <PasswordInput
          value={digits}
          onChange={proof.edit}
          readOnly={readOnly}
          inputMode="numeric"
          // neither the login password that a browser keeps for this site, nor a code that was sent
          autoComplete="off"
        />
      </Field>
      <Button
        variant="text"
        size="small"
        onClick={() => onGo({ target: 'accountSafety', page: 'resetSecurityPassword' })}
      >
        {t.forgotten}
      </Button>
    </div>
  );
}
