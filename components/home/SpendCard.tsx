import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { queryMonthSpend, type MonthSpend } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { formatPrice } from '../../src/domain/money/money';
import { Price } from '../../src/ui/fare/Price';
import { Tag } from '../../src/ui/feedback/Tag';
import { SaveMenu } from '../../src/ui/save/SaveMenu';
import { dateTexts } from '../../src/domain/texts/dates/texts';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Card, Read } from './Card';
import { spendChange } from './spend-change';
import { spendSheet } from './spend-sheet';
import { homeTexts } from './texts';

/** Spend of the current month, compared with the same days of the previous one. */
export function SpendCard() {
  const t = useTexts(homeTexts);
  const reading = useCall(queryMonthSpend, {});
  const { data } = reading;
  return (
    <Card
      title={t.spend}
      part="spend"
      aside={
        data && (
          <span className="hm-card-tools">
            <Tag>{t.scope(data.permissionRangeID)}</Tag>
            <SaveMenu title={t.spend} sheetOf={() => spendSheet(data, t)} />
          </span>
        )
      }
    >
      <Read reading={reading} what={t.spendShort} rows={5} rowHeight={35}>
        {(spend) => <Spend spend={spend} />}
      </Read>
    </Card>
  );
}

function Spend({
  spend: { month, amount, orderCount, lastAmount, lastAmountToDate },
}: {
  spend: MonthSpend;
}) {
  const t = useTexts(homeTexts);
  const dates = useTexts(dateTexts);
  const { difference, percent } = spendChange(amount, lastAmountToDate);
  const Trend = difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : Minus;
  const way = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same';
  return (
    <>
      <p className="hm-amount">
        <Price fen={amount} size="large" tone="plain" />
      </p>
      <p className="hm-change">
        <Trend />
        <span>
          {t.change(
            way,
            difference === 0 ? '' : `¥${formatPrice(Math.abs(difference))}`,
            difference === 0 ? '' : (percent ?? ''),
          )}
        </span>
      </p>
      <dl className="hm-spend-facts">
        <div>
          <dt>{t.paid}</dt>
          <dd>{t.orders(orderCount)}</dd>
        </div>
        <div>
          <dt>{t.lastToDate}</dt>
          <dd>¥{formatPrice(lastAmountToDate)}</dd>
        </div>
        <div>
          <dt>{t.last}</dt>
          <dd>¥{formatPrice(lastAmount)}</dd>
        </div>
      </dl>
      <p className="hm-hint">{t.counted(dates.month(month))}</p>
    </>
  );
}
