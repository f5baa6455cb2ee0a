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
import { useFirstError } from '../submission/FormDialog';
import css from './security.css?inline';
import type { SecurityProof } from './security-proof';

export type SafetyTarget = Extract<NavigationTarget, { target: 'accountSafety' }>;

interface Props {
  proof: SecurityProof;
  /** Requirements for the amount. */
  security: WalletSecurity;
  readOnly?: boolean;
  /** Opens the page where a security password is set or reset. */
  onGo(target: SafetyTarget): void;
}

/**
 * Field for the security password. Users without one are led to the page that sets it, and the field is hidden when the
 * proof is already given.
 */
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
          // prevents the browser from filling in the site's login password or a sent code
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
