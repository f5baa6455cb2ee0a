import type { Application } from '../../../src/contract/approval/approval';
import { formatPrice } from '../../../src/domain/money/money';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { afterSaleTexts } from './texts';

/** What a change or refund is about, on a line or two: flights or tickets, who, and for how much. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTexts(afterSaleTexts);
  const { list } = useTexts(amountTexts);
  const { change, refund, overStandard } = application;
  return (
    <div className="oa-facts">
      {change?.flights.map(({ oldSegmentNo, from, to }) => (
        <span key={oldSegmentNo}>{t.fromTo(nameOf(from), nameOf(to))}</span>
      ))}
      {refund?.tickets.map((ticket) => (
        <span key={`${ticket.passengerNo}-${ticket.segmentNo}`}>
          {ticket.passagerName} {nameOf(ticket)}
        </span>
      ))}
      {change && <span>{list(overStandard?.passengerNames ?? [])}</span>}
      <span className="or-faint">
        {change && t.costs(formatPrice(change.changeFee), formatPrice(change.fareDifference))}
        {refund &&
          t.refundSum(
            refund.refundFee === 0 ? '' : formatPrice(refund.refundFee),
            formatPrice(refund.refundAmount),
          )}
      </span>
    </div>
  );
}

const nameOf = ({ flightNo, takeOffTime }: { flightNo: string; takeOffTime: string }): string =>
  `${flightNo} ${takeOffTime.replace('T', ' ')}`;
