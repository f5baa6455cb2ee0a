import type { CSSProperties } from 'react';
import { nextTier, tierAt, type Ladder } from '../../domain/fare/ladder';
import { formatPrice } from '../../domain/money/money';
import { useSheet } from '../tokens/root';
import css from './ticket-rules.css?inline';
import { useSecondsUntil } from '../date/use-seconds-until';
import { useTexts } from '../texts/use-texts';
import { fareTexts, type FareTexts } from './texts';
import { amountTexts, type AmountTexts } from '../../domain/texts/amounts/texts';

export interface TicketRulesProps {
  rule: {
    refund: Ladder;
    change: Ladder;
    transferable: boolean;
    /** In kg. */
    baggage: number;
    cabinBaggage: number;
    notes: readonly string[];
  };
  /** Instant of the scheduled departure, ms since the epoch. */
  departure: number;
}

/** Refund, change, transfer and baggage rules of a ticket, with the current fees and their end. */
export function TicketRules({ rule, departure }: TicketRulesProps) {
  useSheet(css);
  const t = useTexts(fareTexts);
  const secondsLeft = useSecondsUntil(departure);
  // after departure the last tier applies indefinitely
  const hoursLeft = secondsLeft === 0 ? -1 : secondsLeft / 3600;
  return (
    <div className="tp-rules">
      <LadderBar title={t.refund} none={t.noRefund} ladder={rule.refund} hoursLeft={hoursLeft} />
      <LadderBar title={t.change} none={t.noChange} ladder={rule.change} hoursLeft={hoursLeft} />
      <dl className="tp-rule-facts">
        <div>
          <dt>{t.transfer}</dt>
          <dd>{rule.transferable ? t.canTransfer : t.noTransfer}</dd>
        </div>
        <div>
          <dt>{t.baggage}</dt>
          <dd>{t.allowance(rule.baggage, rule.cabinBaggage)}</dd>
        </div>
        {rule.notes.length > 0 && (
          <div>
            <dt>{t.notes}</dt>
            <dd>{rule.notes.join(t.noteSeparator)}</dd>
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

/** Fees over time as bars from early to late, with the current tier marked. */
function LadderBar({ title, none, ladder, hoursLeft }: LadderBarProps) {
  const t = useTexts(fareTexts);
  const amounts = useTexts(amountTexts);
  const feeText = (fee: number): string => (fee === 0 ? t.free : `¥${formatPrice(fee)}`);
  const now = tierAt(ladder, hoursLeft);
  // the first changes are free at any time
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
              <span className="tp-tier-when">
                {whenText(tier.fromHours, ladder.tiers[i - 1]?.fromHours, { t, amounts })}
              </span>
              <span className="tp-tier-fee">
                {tier === now && isFree ? t.free : feeText(tier.fee)}
                <span className="tp-tier-percent">
                  {tier === now && isFree ? t.after(feeText(tier.fee)) : `${tier.percent}%`}
                </span>
              </span>
              {tier === now && <span className="tp-tier-now">{t.now}</span>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="tp-ladder-none">{none}</p>
      )}
      {next && (
        <p className="tp-ladder-next">
          {t.next(amounts.wait(next.inHours * 3600), feeText(next.tier.fee), next.tier.percent)}
        </p>
      )}
      {isFree && <p>{t.freeTimes(ladder.freeTimes)}</p>}
    </div>
  );
}

/** `from`: hours before departure at which the tier begins, null for the last; `until`: those of the previous tier. */
function whenText(
  from: number | null,
  until: number | null | undefined,
  { t, amounts }: { t: FareTexts; amounts: AmountTexts },
): string {
  const isFirst = until === undefined || until === null;
  if (from === null) return isFirst ? t.anyTime : t.fromThen(amounts.hours(until));
  return isFirst ? t.untilThen(amounts.hours(from)) : t.between(amounts.hours(until), amounts.hours(from));
}
