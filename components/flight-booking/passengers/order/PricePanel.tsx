import type { OrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { legTexts } from '../../../../src/domain/fare/legs/texts';
import { legName } from '../../../../src/domain/fare/leg-name';
import { formatPrice } from '../../../../src/domain/money/money';
import { Price } from '../../../../src/ui/fare/Price';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Choice } from '../../model/journey';
import type { BudgetComparison } from '../../requests/budget';
import { OverBudgetTag } from '../../requests/BudgetMark';
import type { TravellerDraft } from '../draft/draft';
import { summarise } from './price';
import { flightPassengerTexts } from '../texts';

interface Props {
  choices: readonly Choice[];
  travellers: readonly TravellerDraft[];
  today: string;
  /** Fees and names of insurances; undefined while loading. */
  info: OrderFormInfo | undefined;
  /** Budget that the order is compared with; undefined for none. */
  budget: BudgetComparison | undefined;
}

/** Price of the order by ticket type, followed by insurances. */
export function PricePanel({ choices, travellers, today, info, budget }: Props) {
  const t = useTexts(flightPassengerTexts);
  const leg = useTexts(legTexts);
  const serviceFee = info?.serviceFee ?? 0;
  const { lines, insurances, total } = summarise(choices, travellers, { issueDate: today, serviceFee });
  const nameOf = (wanted: string) =>
    info?.insuranceList.find(({ productNo }) => productNo === wanted)?.productName ?? t.anyInsurance;
  return (
    <div className="fb-price-panel">
      <h2>{t.price}</h2>
      {lines.map((line) => (
        <dl key={`${line.leg} ${line.type}`} className="fb-price-group">
          <PriceLine
            label={t.ticketOf(legName(choices.length, line.leg, leg), line.type)}
            fen={line.fare}
            count={line.count}
          />
          <PriceLine label={t.buildFee} fen={line.buildFee} count={line.count} />
          {line.fuelFee === null ? (
            <div>
              <dt>{t.fuelFee}</dt>
              <dd>{t.feeLater}</dd>
            </div>
          ) : (
            <PriceLine label={t.fuelFee} fen={line.fuelFee} count={line.count} />
          )}
          {line.serviceFee > 0 && <PriceLine label={t.serviceFee} fen={line.serviceFee} count={line.count} />}
        </dl>
      ))}
      {insurances.length > 0 && (
        <dl className="fb-price-group">
          {insurances.map(({ productNo, price, count }) => (
            <PriceLine key={productNo} label={nameOf(productNo)} fen={price} count={count} />
          ))}
        </dl>
      )}
      <dl className="fb-price-total">
        <div>
          <dt className="fb-price-total-name">
            <span>{t.total}</span>
            {budget && budget.over > 0 && <OverBudgetTag />}
          </dt>
          <dd>
            <Price fen={total} size="large" />
          </dd>
        </div>
      </dl>
      {budget && (
        <dl className="fb-price-group fb-price-budget">
          <div>
            <dt>{t.budgetLeft}</dt>
            <dd>¥{formatPrice(budget.left)}</dd>
          </div>
          {budget.over > 0 && (
            <div className="fb-price-over">
              <dt>{t.overBudget}</dt>
              <dd>¥{formatPrice(budget.over)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

function PriceLine({ label, fen, count }: { label: string; fen: number; count: number }) {
  return (
    <div>
      <dt>
        <OneLine>{label}</OneLine>
      </dt>
      <dd>
        ¥{formatPrice(fen)} × {count}
      </dd>
    </div>
  );
}
