import type { ChangeRequest, RefundRequest } from '../../../src/contract/approval/after-sale';
import type { Application } from '../../../src/contract/approval/approval';
import { formatPrice } from '../../../src/domain/money/money';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Names } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';

type NamedFlight = Pick<
  ChangeRequest['flights'][number]['from'],
  'flightNo' | 'takeOffTime' | 'depCityName' | 'arrCityName'
>;

const nameOf = ({ flightNo, takeOffTime }: NamedFlight): string =>
  `${flightNo} ${takeOffTime.replace('T', ' ')}`;

/** Effect of a change or refund on its order, with the amount. */
export function AfterSale({ application: { change, refund, overStandard } }: { application: Application }) {
  if (change) return <Change change={change} names={overStandard?.passengerNames ?? []} />;
  return refund ? <Refund refund={refund} /> : null;
}

function Change({ change, names }: { change: ChangeRequest; names: readonly string[] }) {
  const t = useTexts(approvalListTexts);
  return (
    <div className="tp-detail-card">
      <h3>{t.changeFacts}</h3>
      <ul className="al-flights">
        {change.flights.map(({ oldSegmentNo, from, to }) => (
          <li key={oldSegmentNo}>
            <span className="al-old">
              <span className="al-hint">{t.oldFlight}</span>
              <span>
                {from.depCityName}—{from.arrCityName}
              </span>
              <span>{nameOf(from)}</span>
              <span>{t.cabin(from.cabinName, from.cabinCode)}</span>
            </span>
            <span className="al-next">
              <span className="al-hint">{t.newFlight}</span>
              <span>
                {to.depCityName}—{to.arrCityName}
              </span>
              <strong>{nameOf(to)}</strong>
              <span>{t.cabin(to.cabinName, to.cabinCode)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact name={t.changedOrder}>{change.orderNo}</Fact>
        <Fact name={t.travellers}>
          <Names names={names} />
        </Fact>
        <Fact name={t.changeReason}>{t.changeReasonName(change)}</Fact>
        <Fact name={t.changeFee}>¥{formatPrice(change.changeFee)}</Fact>
        <Fact name={t.fareDifference}>¥{formatPrice(change.fareDifference)}</Fact>
        <Fact name={t.toPay}>¥{formatPrice(change.changeFee + change.fareDifference)}</Fact>
        {change.remark !== '' && (
          <Fact name={t.remark} wraps>
            {change.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

function Refund({ refund }: { refund: RefundRequest }) {
  const t = useTexts(approvalListTexts);
  return (
    <div className="tp-detail-card">
      <h3>{t.refundFacts}</h3>
      <ul className="al-flights">
        {refund.tickets.map((ticket) => (
          <li key={`${ticket.passengerNo}-${ticket.segmentNo}`}>
            <span className="al-old">
              <strong>{ticket.passagerName}</strong>
              <span>
                {ticket.depCityName}—{ticket.arrCityName}
              </span>
              <span>{nameOf(ticket)}</span>
            </span>
            <span className="al-next">
              <span className="al-hint">{t.ticketPrice(formatPrice(ticket.salePrice))}</span>
              <span className="al-hint">{t.ticketFee(formatPrice(ticket.refundFee))}</span>
              <span>{t.ticketBack(formatPrice(ticket.refundAmount))}</span>
            </span>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact name={t.refundedOrder}>{refund.orderNo}</Fact>
        <Fact name={t.refundReason}>{t.refundReasonName(refund)}</Fact>
        <Fact name={t.refundFee}>¥{formatPrice(refund.refundFee)}</Fact>
        <Fact name={t.refundBack}>¥{formatPrice(refund.refundAmount)}</Fact>
        {refund.violations.map((violation) => (
          <Fact key={violation.rule} name={t.ruleBroken} wraps>
            {violation.rule === 'fee'
              ? t.feeOver(violation.percent, formatPrice(violation.limit))
              : t.tripApproved(violation.applyId)}
          </Fact>
        ))}
        <Fact name={t.overReason} wraps>
          {refund.overReason}
        </Fact>
        {refund.remark !== '' && (
          <Fact name={t.remark} wraps>
            {refund.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
