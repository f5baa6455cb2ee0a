import { formatPrice } from '../../../src/domain/money/money';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { Button } from '../../../src/ui/button/Button';
import type { Choice } from '../model/flow';
import type { TravellerDraft } from './draft';
import { adultTicketSaving } from './price';

interface Props {
  choices: readonly Choice[];
  traveller: TravellerDraft;
  /** Day of issue, YYYY-MM-DD. */
  today: string;
  onTake(): void;
}

/** Half of the full fare may be more than a discounted adult ticket, which may be bought for a child. */
export function AdultTicketOffer({ choices, traveller, today, onTake }: Props) {
  if (traveller.passengerTypeID !== PASSENGER_TYPE.child) return null;
  const saving = adultTicketSaving(choices, today);
  if (saving === undefined || saving <= 0) return null;
  return (
    <p className="fb-adult-ticket" role="status">
      这一价格的成人票比儿童票便宜 ¥{formatPrice(saving)}
      （含税费），儿童可以购买成人票，退改和行李按成人票办理
      <Button size="small" onClick={onTake}>
        改买成人票
      </Button>
    </p>
  );
}
