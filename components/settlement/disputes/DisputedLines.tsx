import { useId } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { querySettleDispute } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { disputesTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface Props {
  settling: SettlementStore;
  lines: ResultOf<typeof querySettleDispute>['lineList'];
}

/** Disputed lines with the amount accepted of each. */
export function DisputedLines({ settling, lines }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(disputesTexts);
  const titleId = useId();
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.linesTitle}</h3>
      <ul className="st-disputed" aria-labelledby={titleId}>
        {lines.map(({ line, claimAmount, acceptedAmount }) => (
          <li key={line.lineNo}>
            <span>{t.lineText(s.lineName(line.kind, line.part), line.travellerName, line.routeName)}</span>
            {line.orderNo !== '' && (
              <EntryLink
                to={{ target: 'order', orderNo: line.orderNo }}
                className="st-link"
                aria-label={s.openOrder(line.orderNo)}
                onOpen={() => settling.openOrder(line.orderNo)}
              >
                {line.orderNo}
              </EntryLink>
            )}
            <span className="st-num">{t.lineSums(formatPrice(line.amount), formatPrice(claimAmount))}</span>
            {acceptedAmount === null ? (
              <Tag>{t.undecided}</Tag>
            ) : (
              <Tag tone={acceptedAmount > 0 ? 'within' : 'neutral'}>
                {t.accepted(formatPrice(acceptedAmount))}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
