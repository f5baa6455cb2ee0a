import { formatPrice } from '../../../../src/domain/money/money';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Choice } from '../../model/journey';
import type { TravellerDraft } from '../draft/draft';
import { adultTicketSaving } from './price';
import { flightPassengerTexts } from '../texts';

interface Props {
  choices: readonly Choice[];
  traveller: TravellerDraft;
  /** Day of issue, YYYY-MM-DD. */
  today: string;
  onTake(): void;
}

/** Offers an adult ticket for a child where a discounted adult fare is lower than half of the full fare. */
export function AdultTicketOffer({ choices, traveller, today, onTake }: Props) {
  const t = useTexts(flightPassengerTexts);
  if (traveller.passengerTypeID !== PASSENGER_TYPE.child) return null;
  const saving = adultTicketSaving(choices, today);
  if (saving === undefined || saving <= 0) return null;
  return (
    <p className="fb-adult-ticket" role="status">
      {t.adultTicket(formatPrice(saving))}
      <Button size="small" onClick={onTake}>
        {t.takeAdultTicket}
      </Button>
    </p>
  );
}
