import type { ApplicationDetail, ApplicationFlight } from '../../../src/contract/approval/approval';
import { durationText } from '../../../src/domain/fare/duration';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Names } from '../../../src/ui/layout/OneLine';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';

interface Props {
  application: ApplicationDetail;
  passengerNames: readonly string[];
}

/** The flights of each leg and who travels. */
export function Itinerary({ application: { flights, itinerary }, passengerNames }: Props) {
  return (
    <div className="tp-detail-card">
      <h3>行程</h3>
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
        <Fact name="乘机人">
          <Names names={passengerNames} />
        </Fact>
      </Facts>
    </div>
  );
}

interface SegmentProps {
  flight: ApplicationFlight;
  /** undefined: the airline flies it no more. */
  known: ApplicationDetail['itinerary'][number] | undefined;
}

function Segment({ flight, known }: SegmentProps) {
  const { flightNo, cabinCode, salePrice } = flight;
  const whole = known?.flight;
  return (
    <div className="al-segment">
      <span className="al-place">
        <time dateTime={flight.takeOffTime}>{flight.takeOffTime.replace('T', ' ')}</time>
        {flight.depCityName} {whole && `${whole.depAirportName}${whole.terminals.dep}`}
      </span>
      <span className="al-hint">{whole ? durationText(whole.duration) : '至'}</span>
      <span className="al-place">
        {whole && <time dateTime={whole.arrTime}>{whole.arrTime.replace('T', ' ')}</time>}
        {flight.arrCityName} {whole && `${whole.arrAirportName}${whole.terminals.arr}`}
      </span>
      <span className="al-hint">
        {[
          whole ? `${whole.carrierShortName} ${flightNo}` : flightNo,
          whole?.planeName,
          `${known?.cabinName ?? ''} ${cabinCode}舱`.trim(),
          typeof known?.discount === 'number' ? formatDiscount(known.discount) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="al-fare">¥{formatPrice(salePrice)}/人</span>
    </div>
  );
}
