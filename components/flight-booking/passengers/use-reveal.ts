import { useState } from 'react';
import { isGatewayError } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { ACCOUNT_SAFETY_FAULTS } from '../../../src/contract/account-safety/faults';
import { revealTravellerNumbers } from '../../../src/contract/travellers/travellers';
import { isMasked } from '../../../src/domain/passenger/mask';
import type { Booking } from '../model/booking';
import type { TravellerDraft } from './draft/draft';

interface Numbers {
  cardType: number;
  cardNo: string;
  phone: string;
}

export interface Reveal {
  /** Full numbers of the current document; undefined until requested. */
  shown: Numbers | undefined;
  canAsk: boolean;
  isAsking: boolean;
  /** True while the user has to prove their identity first. */
  isProving: boolean;
  endProof(): void;
  ask(): void;
  hide(): void;
}

/** Shows the full numbers of a traveller. The order continues with the masked ones. */
export function useReveal({ host }: Booking, traveller: TravellerDraft): Reveal {
  const [numbers, setNumbers] = useState<Numbers>();
  const [isAsking, setAsking] = useState(false);
  const [isProving, setProving] = useState(false);
  const { staffNO, contactNO, cardType, cardNo, phone, canReveal } = traveller;

  async function ask(): Promise<void> {
    setAsking(true);
    try {
      const body = staffNO === '' ? { contactNO, cardType } : { staffNO, cardType };
      // bypasses the cache, so that full numbers are held only while they are displayed
      const found = await withSession(host, () => host.runtime.send(revealTravellerNumbers, body));
      setNumbers({ cardType, ...found });
    } catch (error) {
      if (isGatewayError(error) && error.code === ACCOUNT_SAFETY_FAULTS.proofNeeded.code) {
        setProving(true);
        return;
      }
      host.report(error);
      if (error instanceof Error) host.notify({ as: 'toast', text: error.message, delayMs: 0 });
    } finally {
      setAsking(false);
    }
  }

  return {
    shown: numbers?.cardType === cardType ? numbers : undefined,
    canAsk: canReveal && (isMasked(cardNo) || isMasked(phone)),
    isAsking,
    isProving,
    endProof: () => setProving(false),
    ask: () => void ask(),
    hide: () => setNumbers(undefined),
  };
}
