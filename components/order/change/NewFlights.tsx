import type { ChangeableSegment } from '../../../src/contract/order/change';
import type { Host } from '../../../src/element/host/host';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChangeSegment } from './ChangeSegment';
import type { ChosenFlight } from './chosen-flight';
import { changeTexts } from './texts';

interface Props {
  host: Host;
  orderNo: string;
  /** Segments that can be changed. */
  segments: readonly ChangeableSegment[];
  /** Numbers of the segments to change. */
  segmentNos: number[];
  /** Flights chosen to replace them. */
  flights: readonly ChosenFlight[];
  passengerNos: readonly number[];
  changeReason: number;
  isVoluntary: boolean;
  /** Shows an error where a flight is still to be chosen. */
  lacksFlights: boolean;
  /** True when the flights are the approved ones. */
  isApproved: boolean;
  onEdit(change: { segmentNos: number[] } | { flights: ChosenFlight[] }): void;
}

/** Choice of the flights to change and of their replacements. */
export function NewFlights(props: Props) {
  const { host, orderNo, segments, segmentNos, flights, passengerNos, changeReason, lacksFlights, onEdit } =
    props;
  const t = useTexts(changeTexts);
  return (
    <div>
      {segments.map((segment) => {
        const { segmentNo } = segment;
        const isChosen = segmentNos.includes(segmentNo);
        const chosen = flights.find(({ oldSegmentNo }) => oldSegmentNo === segmentNo);
        const name = `${t.segment(segment.depCityName, segment.arrCityName, segment.flightNo)} ${segment.takeOffTime.replace('T', ' ')} ${t.cabin(segment.cabinName, segment.cabinCode)}`;
        const change = (isIn: boolean) =>
          onEdit({
            segmentNos: isIn ? [...segmentNos, segmentNo] : segmentNos.filter((no) => no !== segmentNo),
          });
        const choose = (flight: ChosenFlight) =>
          onEdit({
            flights: [...flights.filter(({ oldSegmentNo }) => oldSegmentNo !== segmentNo), flight],
          });
        return (
          <div key={segmentNo} className="oc-segment">
            {segments.length > 1 ? (
              <Checkbox checked={isChosen} onChange={change}>
                {name}
              </Checkbox>
            ) : (
              <p>{name}</p>
            )}
            {isChosen && (
              <ChangeSegment
                host={host}
                orderNo={orderNo}
                segment={segment}
                passengerNos={passengerNos}
                changeReason={changeReason}
                isAnyCarrier={segment.transferable || !props.isVoluntary}
                chosen={chosen}
                isApproved={props.isApproved}
                problem={lacksFlights && !chosen ? t.chooseFlight : ''}
                onChoose={choose}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
