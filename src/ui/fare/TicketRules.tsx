import type { CSSProperties } from 'react';
import { waitText } from '../../domain/fare/duration';
import { nextTier, tierAt, type Ladder } from '../../domain/fare/ladder';
import { formatPrice } from '../../domain/money/money';
import { useSheet } from '../tokens/root';
import css from './ticket-rules.css?inline';
import { useSecondsUntil } from '../date/use-seconds-until';

export interface TicketRulesProps {
  rule: {
    refund: Ladder;
    change: Ladder;
    transferable: boolean;
    /** kg. */
    baggage: number;
    cabinBaggage: number;
    notes: readonly string[];
  };
  /** Instant of the scheduled departure, ms since the epoch. */
  departure: number;
}

/** Refund, change, transfer and baggage rules of a ticket, with what holds now and until when. */
export function TicketRules({ rule, departure }: TicketRulesProps) {
  useSheet(css);
  const secondsLeft = useSecondsUntil(departure);
  // after departure the last tier holds, however long after
  const hoursLeft = secondsLeft === 0 ? -1 : secondsLeft / 3600;
  return (
    <div className="tp-rules">
      <LadderBar title="退票" none="不得退票，仅退税费" ladder={rule.refund} hoursLeft={hoursLeft} />
      <LadderBar title="改期" none="不得改期" ladder={rule.change} hoursLeft={hoursLeft} />
      <dl className="tp-rule-facts">
        <div>
          <dt>签转</dt>
          <dd>{rule.transferable ? '可签转' : '不可签转'}</dd>
        </div>
        <div>
          <dt>行李</dt>
          <dd>
            {rule.baggage > 0 ? `托运 ${rule.baggage} 公斤` : '无免费托运行李'}，手提 {rule.cabinBaggage} 公斤
          </dd>
        </div>
        {rule.notes.length > 0 && (
          <div>
            <dt>说明</dt>
            <dd>{rule.notes.join('；')}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface LadderBarProps {
  title: string;
  none: string;
  ladder: Ladder;
  hoursLeft: number;
}

/** The fee by time as a bar from early to late, with where one stands now marked. */
function LadderBar({ title, none, ladder, hoursLeft }: LadderBarProps) {
  const now = tierAt(ladder, hoursLeft);
  // whatever the hour, the first changes cost nothing
  const isFree = ladder.freeTimes > 0;
  const next = isFree ? undefined : nextTier(ladder, hoursLeft);
  return (
    <div className="tp-ladder">
      <h4>{title}</h4>
      {ladder.allowed ? (
        <ol>
          {ladder.tiers.map((tier, i) => (
            <li key={tier.fromHours ?? 'last'} data-now={tier === now ? '' : undefined}>
              <span
                className="tp-tier-bar"
                aria-hidden="true"
                style={{ '--_share': tier.percent / 100 } as CSSProperties}
              />
              <span className="tp-tier-when">{whenText(tier.fromHours, ladder.tiers[i - 1]?.fromHours)}</span>
              <span className="tp-tier-fee">
                {tier === now && isFree ? '免费' : feeText(tier.fee)}
                <span className="tp-tier-percent">
                  {tier === now && isFree ? `此后 ${feeText(tier.fee)}` : `${tier.percent}%`}
                </span>
              </span>
              {tier === now && <span className="tp-tier-now">现在</span>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="tp-ladder-none">{none}</p>
      )}
      {next && (
        <p className="tp-ladder-next">
          再过 {waitText(next.inHours * 3600)}，费用变为 {feeText(next.tier.fee)}（{next.tier.percent}%）
        </p>
      )}
      {isFree && <p>前 {ladder.freeTimes} 次免费</p>}
    </div>
  );
}

const feeText = (fee: number): string => (fee === 0 ? '免费' : `¥${formatPrice(fee)}`);

/** `from`: hours the tier begins before departure, null for the last; `until`: those of the tier before it. */
function whenText(from: number | null, until: number | null | undefined): string {
  const isFirst = until === undefined || until === null;
  if (from === null) return isFirst ? '任何时候' : `起飞前${hoursText(until)}以内及起飞后`;
  return isFirst ? `起飞前${hoursText(from)}以前` : `起飞前${hoursText(until)}至${hoursText(from)}`;
}

const hoursText = (hours: number): string => (hours % 24 === 0 ? `${hours / 24}天` : `${hours}小时`);
