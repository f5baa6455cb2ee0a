import type { ApplicationDetail, ApplicationFlight } from '../../../../src/contract/approval/approval';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Names } from '../../../../src/ui/layout/disclosure/OneLine';
import { formatPrice } from '../../../../src/domain/money/money';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../../list/texts';

interface Props {
  application: ApplicationDetail;
  passengerNames: readonly string[];
}

/** Flights of each leg, and the passengers. */
export function Itinerary({ application: { flights, itinerary }, passengerNames }: Props) {
  const t = useTexts(approvalListTexts);
  return (
    <div className="tp-detail-card">
      <h3>{t.itinerary}</h3>
      {flights.map((flight) => (
        <Segment
          key={`${flight.segmentNo}-${flight.sequenceNo}`}
          flight={flight}
          known={itinerary.find(
            ({ segmentNo, sequenceNo }) => segmentNo === flight.segmentNo && sequenceNo === flight.sequenceNo,
          )}
        />
      ))}
      <Facts>
        <Fact name={t.travellers}>
          <Names names={passengerNames} />
        </Fact>
      </Facts>
    </div>
  );
}

interface SegmentProps {
  flight: ApplicationFlight;
  /** undefined when the airline no longer operates the flight. */
  known: ApplicationDetail['itinerary'][number] | undefined;
}

function Segment({ flight, known }: SegmentProps) {
  const t = useTexts(approvalListTexts);
  const amounts = useTexts(amountTexts);
  const { flightNo, cabinCode, salePrice } = flight;
  const whole = known?.flight;
  return (
    <div className="al-segment">
      <span className="al-place">
        <time dateTime={flight.takeOffTime}>{flight.takeOffTime.replace('T', ' ')}</time>
        {flight.depCityName} {whole && `${whole.depAirportName}${whole.terminals.dep}`}
      </span>
      <span className="al-hint">{whole ? amounts.duration(whole.duration) : t.to}</span>
      <span className="al-place">
        {whole && <time dateTime={whole.arrTime}>{whole.arrTime.replace('T', ' ')}</time>}
        {flight.arrCityName} {whole && `${whole.arrAirportName}${whole.terminals.arr}`}
      </span>
      <span className="al-hint">
        {[
          whole ? `${whole.carrierShortName} ${flightNo}` : flightNo,
          whole?.planeName,
          t.cabin(known?.cabinName ?? '', cabinCode),
          typeof known?.discount === 'number' ? amounts.discount(known.discount) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="al-fare">{t.perPerson(formatPrice(salePrice))}</span>
    </div>
  );
}
