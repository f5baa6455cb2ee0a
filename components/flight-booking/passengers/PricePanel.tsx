import { formatPrice } from '../../../src/domain/money';
import { Price } from '../../../src/ui/Price';
import type { Choice } from '../flow';
import type { TravellerDraft } from './draft';
import { summarise } from './price';

interface Props {
  choice: Choice;
  travellers: readonly TravellerDraft[];
  today: string;
}

/** What the order costs, by type of ticket. */
export function PricePanel({ choice, travellers, today }: Props) {
  const { lines, total } = summarise(choice, travellers, today);
  return (
    <div className="fb-price-panel">
      <h2>价格明细</h2>
      {lines.map(({ name, count, fare, buildFee, fuelFee }) => (
        <dl key={name} className="fb-price-group">
          <PriceLine label={`${name}票`} fen={fare} count={count} />
          <PriceLine label="民航发展基金" fen={buildFee} count={count} />
          {fuelFee === null ? (
            <div>
              <dt>燃油附加费</dt>
              <dd>提交后确认</dd>
            </div>
          ) : (
            <PriceLine label="燃油附加费" fen={fuelFee} count={count} />
          )}
        </dl>
      ))}
      <dl className="fb-price-total">
        <div>
          <dt>订单总额</dt>
          <dd>
            <Price fen={total} size="large" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function PriceLine({ label, fen, count }: { label: string; fen: number; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        ¥{formatPrice(fen)} × {count}
      </dd>
    </div>
  );
}
