import type { RefundDetail, TicketPlace, TicketQuote } from '../../../src/contract/order/refund';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Tag } from '../../../src/ui/feedback/Tag';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { refundTexts } from './texts';

interface Props {
  detail: RefundDetail;
  /** Chosen tickets. */
  places: readonly TicketPlace[];
  isStale?: boolean;
  onChoose(places: readonly TicketPlace[]): void;
}

/** All tickets of the order, each with its refund amount or the reason why it cannot be refunded. */
export function RefundTickets({ detail: { tickets }, places, isStale = false, onChoose }: Props) {
  const t = useTexts(refundTexts);
  const open = tickets.filter(({ obstacle }) => obstacle === null);
  const isChosen = (ticket: TicketPlace) => places.some((place) => keyOf(place) === keyOf(ticket));
  const choose = (ticket: TicketPlace, chosen: boolean) =>
    onChoose(chosen ? [...places, ticket] : places.filter((place) => keyOf(place) !== keyOf(ticket)));
  return (
    <div className="or-tickets" part="tickets" aria-busy={isStale}>
      {open.length > 1 && (
        <Checkbox
          checked={places.length === open.length}
          indeterminate={places.length > 0 && places.length < open.length}
          onChange={(all) => onChoose(all ? open : [])}
        >
          {t.all}
        </Checkbox>
      )}
      <ul>
        {tickets.map((ticket) => (
          <li key={keyOf(ticket)} className="or-ticket" data-off={ticket.obstacle === null ? undefined : ''}>
            <Checkbox
              className="or-ticket-choice"
              checked={isChosen(ticket)}
              disabled={ticket.obstacle !== null}
              onChange={(chosen) => choose(ticket, chosen)}
            >
              <span className="or-ticket-who">
                <span className="or-ticket-name">
                  <OneLine>{ticket.passagerName}</OneLine>
                  {ticket.isNoShow && <Tag>{t.noShow}</Tag>}
                </span>
                <span className="or-faint">
                  {ticket.depCityName}–{ticket.arrCityName} {ticket.flightNo}{' '}
                  {ticket.takeOffTime.replace('T', ' ')}
                </span>
              </span>
            </Checkbox>
            {ticket.obstacle === null ? (
              <Amounts ticket={ticket} />
            ) : (
              <span className="or-ticket-state">
                <Tag>{t.obstacle(ticket.obstacle)}</Tag>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Amounts({ ticket }: { ticket: TicketQuote }) {
  const t = useTexts(refundTexts);
  const { salePrice, taxes, refundFee, refundPercent, onlyTaxes, refundAmount, rises } = ticket;
  return (
    <>
      <dl className="or-amounts">
        <div>
          <dt>{t.price}</dt>
          <dd>¥{formatPrice(salePrice)}</dd>
        </div>
        <div>
          <dt>{t.taxes}</dt>
          <dd>¥{formatPrice(taxes)}</dd>
        </div>
        <div>
          <dt>{t.fee}</dt>
          <dd>
            {refundFee === 0 ? t.free : `¥${formatPrice(refundFee)}`}
            {refundPercent !== null && refundFee > 0 && <small>{t.percent(refundPercent)}</small>}
          </dd>
        </div>
        <div className="or-back">
          <dt>{t.back}</dt>
          <dd>¥{formatPrice(refundAmount)}</dd>
        </div>
      </dl>
      {(onlyTaxes || rises) && (
        <p className="or-note">
          {onlyTaxes ? t.onlyTaxes : rises && t.rises(instantText(rises.at), formatPrice(rises.refundFee))}
        </p>
      )}
    </>
  );
}

const keyOf = ({ passengerNo, segmentNo }: TicketPlace): string => `${passengerNo}-${segmentNo}`;
