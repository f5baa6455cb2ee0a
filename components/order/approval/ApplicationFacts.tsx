import type { Application } from '../../../src/contract/approval/approval';
import { formatPrice } from '../../../src/domain/money/money';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { afterSaleTexts } from './texts';

/** Summary of a change or refund on one or two lines: flights or tickets, passengers and amount. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTexts(afterSaleTexts);
  const { list } = useTexts(amountTexts);
  const { change, refund, overStandard } = application;
  return (
    <div className="oa-facts">
      {change?.flights.map(({ oldSegmentNo, from, to }) => (
        <span key={oldSegmentNo}>
          <Named flight={from} /> {t.changedTo} <Named flight={to} />
        </span>
      ))}
      {refund?.tickets.map((ticket) => (
        <span key={`${ticket.passengerNo}-${ticket.segmentNo}`}>
          {ticket.passagerName} <Named flight={ticket} />
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

/** Flight number and date, with no line break inside the date. */
const Named = ({
  flight: { flightNo, takeOffTime },
}: {
  flight: { flightNo: string; takeOffTime: string };
}) => (
  <span className="oa-whole">
    {flightNo} {takeOffTime.replace('T', ' ')}
  </span>
);
