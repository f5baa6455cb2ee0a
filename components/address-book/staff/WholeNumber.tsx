import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { revealTravellerNumbers } from '../../../src/contract/travellers/travellers';
import { ACCOUNT_SAFETY_FAULTS } from '../../../src/contract/account-safety/faults';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { isGatewayError } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { securityTexts } from '../../../src/domain/texts/security/texts';
import { ProofDialog } from '../../../src/element/security/ProofDialog';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Member } from './member';
import { staffMemberTexts } from './texts';

interface Props {
  row: Member;
  name: string;
  masked: string;
  of: 'phone' | 'cardNo';
}

/**
 * Masked number that the user can reveal for a while. The gateway logs each reveal and refuses users without the right.
 */
export function WholeNumber({ row, name, masked, of }: Props) {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const errors = useTexts(errorTexts);
  const [shown, setShown] = useState<{ masked: string; number: string }>();
  const [isAsking, setAsking] = useState(false);
  const [isProving, setProving] = useState(false);
  const { beforeNumber } = useTexts(securityTexts);
  async function ask(): Promise<void> {
    setAsking(true);
    try {
      const asked = { staffNO: row.staffNO, cardType: row.cardType };
      // not through the cache, so that the number is dropped with the view
      const whole = await withSession(host, () => host.runtime.send(revealTravellerNumbers, asked));
      setShown({ masked, number: whole[of] });
    } catch (error) {
      if (isGatewayError(error) && error.code === ACCOUNT_SAFETY_FAULTS.proofNeeded.code) {
        setProving(true);
        return;
      }
      host.report(error);
      host.notify({ as: 'toast', text: errors.of(error), delayMs: 0 });
    } finally {
      setAsking(false);
    }
  }
  const isShown = shown?.masked === masked;
  return (
    <span>
      <span>{isShown ? shown.number : masked}</span>
      <IconButton
        size="small"
        label={isShown ? t.hide(name) : t.show(name)}
        icon={isShown ? <EyeOff /> : <Eye />}
        loading={isAsking}
        onClick={() => (isShown ? setShown(undefined) : void ask())}
      />
      {isProving && (
        <ProofDialog host={host} onProved={() => void ask()} onClose={() => setProving(false)}>
          <p>{beforeNumber}</p>
        </ProofDialog>
      )}
    </span>
  );
}
