import type { ResultOf } from '../../../src/contract/call';
import type { judgeChangeTicketStandard } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { violationTexts } from '../../../src/domain/travel-standard/violation-texts/texts';
import { Price } from '../../../src/ui/fare/Price';
import { useTexts } from '../../../src/ui/texts/use-texts';

/** Number of flights shown. */
const SHOWN = 3;

interface Props {
  flights: ResultOf<typeof judgeChangeTicketStandard>['cheaperList'];
}

/** The cheapest flights near the chosen ones, to be chosen in the list of flights above. */
export function CheaperChanges({ flights }: Props) {
  const t = useTexts(violationTexts);
  return (
    <section className="oc-cheaper" aria-label={t.cheaper}>
      <h4>{t.cheaper}</h4>
      <ul>
        {flights.slice(0, SHOWN).map(({ segmentNo, flightNo, takeOffTime, cabinCode, salePrice, saving }) => (
          <li key={`${segmentNo} ${flightNo} ${takeOffTime}`}>
            <span>
              {flightNo} {t.departs(takeOffTime.slice(11))} {t.cabin(cabinCode)}
            </span>
            <Price fen={salePrice} />
            <span className="oc-saving">{t.saving(formatPrice(saving))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
