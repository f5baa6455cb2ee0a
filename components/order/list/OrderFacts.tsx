import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { DICTIONARY, getDictionaryParam } from '../../../src/contract/dictionary';
import { queryRules, type OrderCost, type OrderDetail } from '../../../src/contract/order/list';
import { durationText } from '../../../src/domain/fare/duration';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';
import { commissionTypeName, payTypeName } from '../../../src/domain/money/pay-type';
import { instantOf, instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { Disclosure } from '../../../src/ui/layout/Disclosure';
import { Names, OneLine } from '../../../src/ui/layout/OneLine';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { OrderTickets } from './OrderTickets';
import { TicketRules } from '../../../src/ui/fare/TicketRules';

interface Props {
  order: OrderDetail;
}

/** Everything known of an order, by what one comes to look for. */
export function OrderFacts({ order }: Props) {
  return (
    <>
      <Itinerary order={order} />
      <Travellers order={order} />
      <Costs order={order} />
      <Money order={order} />
      <div className="tp-detail-card">
        <Disclosure summary="退改规则">
          <Rules order={order} />
        </Disclosure>
        <Disclosure summary="订单记录">
          <ol className="ol-logs">
            {order.logs.map((log) => (
              <li key={`${log.time}${log.content}`}>
                <time dateTime={log.time}>{instantText(log.time)}</time>
                <OneLine>{log.operatorName}</OneLine>
                <span>{log.content}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </>
  );
}

function Itinerary({ order }: Props) {
  const names = flightNames(order.segments.map(({ legNo }) => legNo));
  return (
    <div className="tp-detail-card">
      <h3>行程</h3>
      {order.segments.map(({ segmentNo, flight, cabinCode, cabinName, discount }, leg) => (
        <div key={segmentNo} className="ol-segment">
          {order.segments.length > 1 && <Tag tone="accent">{names[leg]}</Tag>}
          <span className="ol-segment-place">
            <time dateTime={flight.takeOffTime}>{flight.takeOffTime.replace('T', ' ')}</time>
            {flight.depCityName} {flight.depAirportName}
            {flight.terminals.dep}
          </span>
          <span className="ol-segment-way">{durationText(flight.duration)}</span>
          <span className="ol-segment-place">
            <time dateTime={flight.arrTime}>{flight.arrTime.replace('T', ' ')}</time>
            {flight.arrCityName} {flight.arrAirportName}
            {flight.terminals.arr}
          </span>
          <span className="ol-segment-facts">
            {flight.carrierShortName} {flight.flightNo} · {flight.planeName} · {cabinName} {cabinCode}舱{' '}
            {formatDiscount(discount)}
          </span>
        </div>
      ))}
    </div>
  );
}

function Travellers({ order }: Props) {
  return (
    <div className="tp-detail-card">
      <h3>乘机人</h3>
      <OrderTickets order={order} />
      <Facts>
        <Fact name="联系人">{order.contactName}</Fact>
        <Fact name="联系电话">{order.contactPhone}</Fact>
        <Fact name="预订人">{order.bookerName}</Fact>
        <Fact name="部门">{order.deptName}</Fact>
        <Fact name="PNR">{order.pnr || '未生成'}</Fact>
        <Fact name="预订时间">{instantText(order.createTime)}</Fact>
        <Fact name="委托类型">{commissionTypeName(order.commissionType)}</Fact>
        <Fact name="出行类型">{order.travelType === TRAVEL_TYPE.business ? '因公' : '因私'}</Fact>
        {order.travelPurpose && (
          <Fact name="出行事由" wraps>
            {order.travelPurpose}
          </Fact>
        )}
        {order.remark && (
          <Fact name="备注" wraps>
            {order.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** Who bears the costs: said once where all travellers have the same. */
function Costs({ order }: Props) {
  const groups = new Map<string, { cost: OrderCost; names: string[] }>();
  for (const { passagerName, cost } of order.travellers) {
    if (cost === null) continue;
    const key = JSON.stringify(cost);
    groups.set(key, { cost, names: [...(groups.get(key)?.names ?? []), passagerName] });
  }
  if (groups.size === 0) return null;
  return (
    <div className="tp-detail-card">
      <h3>费用归属</h3>
      {[...groups.values()].map(({ cost, names }) => (
        <Facts key={names.join()}>
          {groups.size > 1 && (
            <Fact name="乘机人">
              <Names names={names} />
            </Fact>
          )}
          <Fact name="成本中心">{cost.costCenterName}</Fact>
          <Fact name="核算主体">{cost.accountingEntityName}</Fact>
          <Fact name="费用部门">{cost.deptName}</Fact>
          {cost.projectName && <Fact name="项目">{cost.projectName}</Fact>}
        </Facts>
      ))}
    </div>
  );
}

/** Cash and third parties: who took the money. Of the enterprise's ways of paying the pay type says it all. */
const NAMED_BY_SUB_TYPE: readonly number[] = [1, 4];

function Money({ order }: Props) {
  // no number of the sub pay types is known here
  const names = useCall(getDictionaryParam, { param: DICTIONARY.subPayType }, { quiet: true });
  const wayOf = ({ payType, subPayType }: OrderDetail['payments'][number]) => {
    const third = NAMED_BY_SUB_TYPE.includes(payType) && names.data?.find(({ code }) => code === subPayType);
    return third ? third.name : payTypeName(payType);
  };
  const serviceFee = order.travellers.reduce((sum, traveller) => sum + traveller.serviceFee, 0);
  return (
    <div className="tp-detail-card">
      <h3>费用</h3>
      <Facts>
        <Fact name="订单总额">¥{formatPrice(order.totalAmount)}</Fact>
        {serviceFee > 0 && <Fact name="服务费">¥{formatPrice(serviceFee)}</Fact>}
        {order.travellers.flatMap(({ passagerName, insurances }) =>
          insurances.map(({ productName, insurerName, price }) => (
            <Fact key={`${passagerName}${productName}`} name={productName}>
              {`¥${formatPrice(price)} ${passagerName} ${insurerName}`}
            </Fact>
          )),
        )}
        {order.canPay && <Fact name="支付截止">{instantText(order.payDeadline)}</Fact>}
        {order.canPay && <Fact name="价格保留至">{instantText(order.priceGuaranteedUntil)}</Fact>}
      </Facts>
      {order.payments.length > 0 && (
        <ul className="ol-payments" aria-label="收支记录">
          {order.payments.map((payment) => (
            <li key={`${payment.paymentNo}${payment.time}${payment.subPayType}`}>
              <time dateTime={payment.time}>{instantText(payment.time)}</time>
              <span>
                {payment.amount < 0 ? '退回' : '支付'} {wayOf(payment)}
              </span>
              <span className="ol-payment-no">{payment.paymentNo}</span>
              <span className="ol-payment-amount">¥{formatPrice(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Rules({ order }: Props) {
  const rules = useCall(queryRules, { orderNo: order.orderNo });
  if (rules.isPending) return <SkeletonRows rows={3} label="正在查询退改规则" />;
  if (rules.isError) {
    return <ErrorState message="退改规则查询失败，请重试" onRetry={() => void rules.refetch()} />;
  }
  const names = flightNames(order.segments.map(({ legNo }) => legNo));
  return rules.data.map((rule) => {
    const segment = order.segments.find((other) => other.segmentNo === rule.segmentNo);
    const departure = segment ? instantOf(segment.flight.takeOffTime).getTime() : rules.dataUpdatedAt;
    return (
      <div key={rule.segmentNo}>
        {order.segments.length > 1 && (
          <h4>
            {names[rule.segmentNo - 1]} {segment?.flight.flightNo}
          </h4>
        )}
        <TicketRules rule={rule} departure={departure} />
      </div>
    );
  });
}
