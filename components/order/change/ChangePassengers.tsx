import type { ChangeableTicket, ChangeDetail } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Tag } from '../../../src/ui/feedback/Tag';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { changeTexts } from './texts';

interface Props {
  detail: ChangeDetail;
  chosen: readonly number[];
  isStale: boolean;
  onChoose(passengerNos: readonly number[]): void;
}

/** All passengers with the current change cost of each of their tickets, or the reason why it cannot be changed. */
export function ChangePassengers({ detail, chosen, isStale, onChoose }: Props) {
  const t = useTexts(changeTexts);
  const open = detail.passengers.filter(({ passengerNo }) =>
    detail.tickets.some((ticket) => ticket.passengerNo === passengerNo && ticket.obstacle === null),
  );
  const all = open.map(({ passengerNo }) => passengerNo);
  return (
    <div className="oc-people" part="tickets" aria-busy={isStale}>
      {open.length > 1 && (
        <Checkbox
          checked={chosen.length === all.length}
          indeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={(isAll) => onChoose(isAll ? all : [])}
        >
          {t.all}
        </Checkbox>
      )}
      <ul>
        {detail.passengers.map(({ passengerNo, passagerName }) => (
          <li key={passengerNo} className="oc-person">
            <Checkbox
              checked={chosen.includes(passengerNo)}
              disabled={!all.includes(passengerNo)}
              onChange={(isChosen) =>
                onChoose(
                  isChosen ? [...chosen, passengerNo] : chosen.filter((other) => other !== passengerNo),
                )
              }
            >
              <OneLine>{passagerName}</OneLine>
            </Checkbox>
            <ul className="oc-fees">
              {detail.segments.map(({ segmentNo, flightNo, depCityName, arrCityName }) => {
                const ticket = detail.tickets.find(
                  (other) => other.passengerNo === passengerNo && other.segmentNo === segmentNo,
                );
                return (
                  ticket && (
                    <li key={segmentNo}>
                      <span className="or-faint">{t.segment(depCityName, arrCityName, flightNo)}</span>
                      <Fee ticket={ticket} />
                    </li>
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fee({ ticket }: { ticket: ChangeableTicket }) {
  const t = useTexts(changeTexts);
  const { obstacle, changeFee, changePercent, isFree, rises } = ticket;
  if (obstacle !== null) return <Tag>{t.obstacle(obstacle)}</Tag>;
  return (
    <>
      <strong>{isFree ? t.firstFree : changeFee === 0 ? t.free : t.fee(formatPrice(changeFee))}</strong>
      {changePercent !== null && changeFee > 0 && (
        <span className="or-faint">{t.percent(changePercent)}</span>
      )}
      {rises && (
        <span className="or-faint">
          {rises.changeFee === null
            ? t.ends(instantText(rises.at))
            : t.rises(instantText(rises.at), formatPrice(rises.changeFee))}
        </span>
      )}
    </>
  );
}
