import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { queryMonthSpend, type MonthSpend } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { formatPrice } from '../../src/domain/money/money';
import { Price } from '../../src/ui/fare/Price';
import { Tag } from '../../src/ui/feedback/Tag';
import { Card, Read } from './Card';
import { spendChange } from './spend-change';

const SCOPES: Record<MonthSpend['permissionRangeID'], string> = { 1: '本人', 2: '全企业', 3: '本部门' };

/** What the month has cost so far, against the same days of the last. */
export function SpendCard() {
  const reading = useCall(queryMonthSpend, {});
  const { data } = reading;
  return (
    <Card title="本月机票支出" part="spend" aside={data && <Tag>{SCOPES[data.permissionRangeID]}</Tag>}>
      <Read reading={reading} what="本月支出" rows={2} rowHeight={48}>
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
  const { difference, percent } = spendChange(amount, lastAmountToDate);
  const Trend = difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : Minus;
  const word = difference > 0 ? '增加' : difference < 0 ? '减少' : '持平';
  return (
    <>
      <p className="hm-amount">
        <Price fen={amount} size="large" tone="plain" />
      </p>
      <p className="hm-change">
        <Trend />
        <span>
          较上月同期{word}
          {difference !== 0 && ` ¥${formatPrice(Math.abs(difference))}`}
          {percent !== undefined && difference !== 0 && `（${percent}）`}
        </span>
      </p>
      <dl className="hm-spend-facts">
        <div>
          <dt>本月支付</dt>
          <dd>{orderCount} 笔订单</dd>
        </div>
        <div>
          <dt>上月同期</dt>
          <dd>¥{formatPrice(lastAmountToDate)}</dd>
        </div>
        <div>
          <dt>上月全月</dt>
          <dd>¥{formatPrice(lastAmount)}</dd>
        </div>
      </dl>
      <p className="hm-hint">{month.replace('-', '年')}月按入账日期统计，已扣除退款</p>
    </>
  );
}
