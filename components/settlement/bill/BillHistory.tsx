import { useId } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { querySettleBill } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { billTexts } from './texts';

type Events = ResultOf<typeof querySettleBill>['eventList'];

/** Events of a bill, newest first. */
export function BillHistory({ settling, events }: { settling: SettlementStore; events: Events }) {
  const t = useTexts(billTexts);
  const titleId = useId();
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.history}</h3>
      <ol className="st-history" aria-labelledby={titleId}>
        {events.toReversed().map((event) => (
          <li key={`${event.time} ${event.how} ${event.aboutNo}`}>
            <strong>{t.event(event.how)}</strong>
            <span>{t.by(event.operatorName)}</span>
            {event.amount !== 0 && (
              <span className="st-num">
                {event.lineCount === 0
                  ? t.aboutAmount(formatPrice(event.amount))
                  : t.about(event.lineCount, formatPrice(event.amount))}
              </span>
            )}
            {event.paid && (
              <span className="st-num">
                {t.paidFromTo(formatPrice(event.paid.before), formatPrice(event.paid.after))}
              </span>
            )}
            <About settling={settling} aboutNo={event.aboutNo} />
            <time dateTime={event.time}>{instantText(event.time)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Link to the dispute or bill of the event. */
function About({ settling, aboutNo }: { settling: SettlementStore; aboutNo: string }) {
  const s = useTexts(settlementTexts);
  if (aboutNo === '') return null;
  const isBill = aboutNo.startsWith('ZD');
  return (
    <button
      type="button"
      className="tp-list-link"
      onClick={() => (isBill ? settling.openBill(aboutNo) : settling.openDispute(aboutNo))}
    >
      {isBill ? s.openBill(aboutNo) : s.openDispute}
    </button>
  );
}
