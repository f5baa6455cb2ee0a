import type { OverlappingJourney } from '../../../src/contract/flight-booking/overlaps';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { dayText } from '../results/offers/flight-texts';
import { flightPassengerTexts } from './texts';

interface Props {
  overlaps: readonly OverlappingJourney[];
  onConfirm(): void;
  onCancel(): void;
}

/** Confirmation dialog for journeys that overlap with others of a traveller. */
export function Overlaps({ overlaps, onConfirm, onCancel }: Props) {
  const t = useTexts(flightPassengerTexts);
  return (
    <MessageBox
      title={t.overlaps}
      confirmText={t.bookAnyway}
      cancelText={t.amend}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t.overlapsNote}</p>
      <ul className="fb-overlaps">
        {overlaps.map((overlap) => (
          <li key={`${overlap.orderNo}${overlap.passagerName}${overlap.flightNo}`}>
            <OverlapText of={overlap} />
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

function OverlapText({ of }: { of: OverlappingJourney }) {
  const t = useTexts(flightPassengerTexts);
  const day = dayText(of.takeOffTime.slice(0, 10), useTexts(dateTexts));
  const times = `${of.takeOffTime.slice(11)}–${of.arrTime.slice(11)}`;
  const trip = `${of.depCityName}—${of.arrCityName} ${of.flightNo}`;
  return t.overlap(of.passagerName, `${day} ${times}`, trip, of.isSameFlight, of.orderNo);
}
