import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { ACCOUNT_SAFETY_FAULTS } from '../../../src/contract/account-safety/faults';
import { revealPersonalNumber } from '../../../src/contract/personal-info/personal-info';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Number, Personal } from '../personal';
import { personalTexts } from '../texts';

interface Props {
  personal: Personal;
  of: Number;
  /** Name of the number. */
  name: string;
  masked: string;
  /** True when this session may reveal the number. */
  canReveal: boolean;
}

/** Masked number that the user can reveal for a while. */
export function WholeNumber({ personal, of, name, masked, canReveal }: Props) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const [shown, setShown] = useState<{ masked: string; number: string }>();
  const [isAsking, setAsking] = useState(false);
  const { host } = personal;
  async function ask(): Promise<void> {
    setAsking(true);
    try {
      // not through the cache, so that the number is dropped with the view
      const { number } = await withSession(host, () => host.runtime.send(revealPersonalNumber, of));
      setShown({ masked, number });
      host.track('number-revealed');
    } catch (error) {
      if (isGatewayError(error) && error.code === ACCOUNT_SAFETY_FAULTS.proofNeeded.code) {
        personal.ask({ kind: 'proof', before: 'number', onProved: () => void ask() });
        return;
      }
      host.report(error);
      host.notify({ as: 'toast', text: errors.of(error), delayMs: 0 });
    } finally {
      setAsking(false);
    }
  }
  // after a change of the document the revealed number is outdated
  const isShown = shown?.masked === masked;
  return (
    <span className="pi-number">
      <span>{isShown ? shown.number : masked}</span>
      {canReveal && (
        <IconButton
          size="small"
          label={isShown ? t.hide(name) : t.show(name)}
          icon={isShown ? <EyeOff /> : <Eye />}
          loading={isAsking}
          onClick={() => (isShown ? setShown(undefined) : void ask())}
        />
      )}
    </span>
  );
}
