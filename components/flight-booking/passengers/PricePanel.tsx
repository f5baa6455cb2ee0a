import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { formatPrice } from '../../../src/domain/money/money';
import { Price } from '../../../src/ui/fare/Price';
import { OneLine } from '../../../src/ui/layout/OneLine';
import type { Choice } from '../model/flow';
import type { BudgetReading } from '../requests/budget';
import { OverBudgetTag } from '../requests/BudgetMark';
import type { TravellerDraft } from './draft';
import { summarise } from './price';

interface Props {
  choices: readonly Choice[];
  travellers: readonly TravellerDraft[];
  today: string;
  /** Fees and names of insurance; undefined while they are not known. */
  info: OrderFormInfo | undefined;
  /** What the order is held against; undefined for no budget. */
  budget: BudgetReading | undefined;
}

/** What the order costs, by type of ticket, then insurance. */
export function PricePanel({ choices, travellers, today, info, budget }: Props) {
  const serviceFee = info?.serviceFee ?? 0;
  const { lines, insurances, total } = summarise(choices, travellers, { issueDate: today, serviceFee });
  const nameOf = (wanted: string) =>
    info?.insuranceList.find(({ productNo }) => productNo === wanted)?.productName ?? '保险';
  return (
    <div className="fb-price-panel">
      <h2>价格明细</h2>
      {lines.map((line) => (
        <dl key={`${line.leg}${line.name}`} className="fb-price-group">
          <PriceLine label={`${line.leg}${line.name}票`} fen={line.fare} count={line.count} />
          <PriceLine label="民航发展基金" fen={line.buildFee} count={line.count} />
          {line.fuelFee === null ? (
            <div>
              <dt>燃油附加费</dt>
              <dd>提交后确认</dd>
            </div>
          ) : (
            <PriceLine label="燃油附加费" fen={line.fuelFee} count={line.count} />
          )}
          {line.serviceFee > 0 && <PriceLine label="服务费" fen={line.serviceFee} count={line.count} />}
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
            <span>订单总额</span>
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
            <dt>申请单剩余预算</dt>
            <dd>¥{formatPrice(budget.left)}</dd>
          </div>
          {budget.over > 0 && (
            <div className="fb-price-over">
              <dt>超出预算</dt>
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
