import { useState } from 'react';
import { instantOf } from '../../../src/domain/shanghai-time';
import { canBookAt } from '../../../src/domain/standard/work-time';
import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { useCalls } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import type { Booking } from '../model/booking';
import { choose } from '../model/choosing';
import type { Choice } from '../model/flow';
import { compareRows } from './compare';
import { choiceName } from '../results/flight-texts';
import { ruleBody } from '../fares/rule-body';
import { useBookTimes } from '../fares/use-book-times';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  onClose(): void;
}

/** Price units side by side, a column each; the best of a row is marked in words too. */
export function CompareDialog({ booking, choices, onClose }: Props) {
  const rules = useCalls(
    queryTicketRuleSec,
    choices.map(({ offer, fare }) => ruleBody(offer, fare)),
  );
  const [now] = useState(() => new Date());
  const { daysOff, workTime } = useBookTimes(booking);
  const rows = compareRows(
    choices.map((choice, i) => ({
      ...choice,
      rule: rules[i]?.data?.[0],
      hoursLeft: (instantOf(choice.offer.flight.takeOffTime).getTime() - now.getTime()) / 3_600_000,
    })),
  );
  const failed = rules.filter(({ isError }) => isError);
  return (
    <Dialog title="价格对比" size="large" onClose={onClose}>
      {failed.length > 0 && (
        <p className="fb-compare-failed" role="alert">
          部分退改规则查询失败
          <Button
            variant="text"
            size="small"
            onClick={() => {
              for (const rule of failed) void rule.refetch();
            }}
          >
            重试
          </Button>
        </p>
      )}
      <div className="fb-compare-scroller">
        <table className="fb-compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="tp-visually-hidden">项目</span>
              </th>
              {choices.map((choice) => (
                <th key={choiceName(choice)} scope="col">
                  {choice.offer.flight.carrierShortName} {choice.offer.flight.flightNo}
                  <span className="fb-compare-cabin">
                    {choice.fare.unit.cabinCode}舱 {choice.fare.unit.productTags[0] ?? ''}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, best }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, i) => (
                  <td key={choiceName(choices[i])} data-best={best.includes(i) ? '' : undefined}>
                    {cell}
                    {best.includes(i) && <span className="fb-compare-best">优</span>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="tp-visually-hidden">操作</span>
              </th>
              {choices.map((choice) => (
                <td key={choiceName(choice)}>
                  <Button
                    variant="primary"
                    disabled={!canBookAt(choice.fare.unit.canBookTime, now, daysOff, workTime)}
                    onClick={() => choose(booking, choice)}
                  >
                    订这个价格
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
