import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../../src/ui/button/Button';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { DICTIONARY, getDictionaryParam } from '../../../../src/contract/dictionary';
import { queryRules, type OrderCost, type OrderDetail } from '../../../../src/contract/order/list';
import { legTexts } from '../../../../src/domain/fare/legs/texts';
import { saleTexts } from '../../../../src/domain/money/texts/texts';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { flightNames } from '../../../../src/domain/fare/leg-name';
import { formatPrice } from '../../../../src/domain/money/money';
import { commissionTypeName, payTypeName } from '../../../../src/domain/money/pay-type';
import { instantOf, instantText } from '../../../../src/domain/shanghai-time';
import { useCall } from '../../../../src/element/data/use-call';
import { Disclosure } from '../../../../src/ui/layout/disclosure/Disclosure';
import { Names, OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { signedAmount } from '../../signed-amount';
import { OrderInsurances } from './OrderInsurances';
import { OrderInvoice } from './OrderInvoice';
import { OrderPrices } from './OrderPrices';
import { upcomingFlights, saveCalendar } from './save-calendar';
import { OrderTickets } from './OrderTickets';
import { TicketRules } from '../../../../src/ui/fare/TicketRules';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

interface Props {
  order: OrderDetail;
}

/** All facts of an order, grouped by topic. */
export function OrderFacts({ order }: Props) {
  const t = useTexts(orderListTexts);
  return (
    <>
      <Itinerary order={order} />
      <Travellers order={order} />
      <Costs order={order} />
      <Money order={order} />
      <OrderInvoice order={order} />
      <div className="tp-detail-card">
        {/* opened by default only while a change or refund is possible */}
        <Disclosure summary={t.rules} defaultOpen={order.canChange || order.canRefund}>
          <Rules order={order} />
        </Disclosure>
        <Disclosure summary={t.logs}>
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
  const t = useTexts(orderListTexts);
  const amounts = useTexts(amountTexts);
  const names = flightNames(
    order.segments.map(({ legNo }) => legNo),
    useTexts(legTexts),
  );
  return (
    <div className="tp-detail-card">
      <div className="ol-head">
        <h3>{t.itinerary}</h3>
        {upcomingFlights(order).length > 0 && (
          <Button
            variant="text"
            size="small"
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={() => saveCalendar(order, t)}
          >
            {t.addToCalendar}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t.print}
        </Button>
      </div>
      {order.segments.map(({ segmentNo, flight, cabinCode, cabinName, discount }, leg) => (
        <div key={segmentNo} className="ol-segment">
          {order.segments.length > 1 && <Tag tone="accent">{names[leg]}</Tag>}
          <span className="ol-segment-place">
            <time dateTime={flight.takeOffTime}>{flight.takeOffTime.replace('T', ' ')}</time>
            {flight.depCityName} {flight.depAirportName}
            {flight.terminals.dep}
          </span>
          <span className="ol-segment-way">{amounts.duration(flight.duration)}</span>
          <span className="ol-segment-place">
            <time dateTime={flight.arrTime}>{flight.arrTime.replace('T', ' ')}</time>
            {flight.arrCityName} {flight.arrAirportName}
            {flight.terminals.arr}
          </span>
          <span className="ol-segment-facts">
            {flight.carrierShortName} {flight.flightNo} · {flight.planeName} · {t.cabin(cabinName, cabinCode)}{' '}
            {amounts.discount(discount)}
          </span>
        </div>
      ))}
    </div>
  );
}

function Travellers({ order }: Props) {
  const t = useTexts(orderListTexts);
  const sale = useTexts(saleTexts);
  return (
    <div className="tp-detail-card">
      <h3>{t.traveller}</h3>
      <OrderTickets order={order} />
      <Facts>
        <Fact name={t.contact}>{order.contactName}</Fact>
        <Fact name={t.contactPhone}>{order.contactPhone}</Fact>
        <Fact name={t.booker}>{order.bookerName}</Fact>
        <Fact name={t.dept}>{order.deptName}</Fact>
        <Fact name="PNR">{order.pnr || t.noPnr}</Fact>
        <Fact name={t.bookingTime}>{instantText(order.createTime)}</Fact>
        <Fact name={t.commissionType}>{commissionTypeName(order.commissionType, sale)}</Fact>
        <Fact name={t.travelType}>{order.travelType === TRAVEL_TYPE.business ? t.business : t.personal}</Fact>
        {order.travelPurpose && (
          <Fact name={t.purpose} wraps>
            {order.travelPurpose}
          </Fact>
        )}
        {order.remark && (
          <Fact name={t.remark} wraps>
            {order.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** Cost attribution of the travellers, shown once where all share it. */
function Costs({ order }: Props) {
  const t = useTexts(orderListTexts);
  const groups = new Map<string, { cost: OrderCost; names: string[] }>();
  for (const { passagerName, cost } of order.travellers) {
    if (cost === null) continue;
    const key = JSON.stringify(cost);
    groups.set(key, { cost, names: [...(groups.get(key)?.names ?? []), passagerName] });
  }
  if (groups.size === 0) return null;
  return (
    <div className="tp-detail-card">
      <h3>{t.costs}</h3>
      {[...groups.values()].map(({ cost, names }) => (
        <Facts key={names.join()}>
          {groups.size > 1 && (
            <Fact name={t.traveller}>
              <Names names={names} />
            </Fact>
          )}
          <Fact name={t.costCenter}>{cost.costCenterName}</Fact>
          <Fact name={t.accountingEntity}>{cost.accountingEntityName}</Fact>
          <Fact name={t.costDept}>{cost.deptName}</Fact>
          {cost.projectName && <Fact name={t.project}>{cost.projectName}</Fact>}
        </Facts>
      ))}
    </div>
  );
}

/**
 * Pay types (cash, third party) that are named by their sub pay type, i.e. by the receiver of the money. The pay type
 * alone names the enterprise's own methods.
 */
const NAMED_BY_SUB_TYPE: readonly number[] = [1, 4];

function Money({ order }: Props) {
  const t = useTexts(orderListTexts);
  const sale = useTexts(saleTexts);
  // only the dictionary knows the numbers of the sub pay types
  const names = useCall(getDictionaryParam, { param: DICTIONARY.subPayType }, { quiet: true });
  const wayOf = ({ payType, subPayType }: OrderDetail['payments'][number]) => {
    const third = NAMED_BY_SUB_TYPE.includes(payType) && names.data?.find(({ code }) => code === subPayType);
    return third ? third.name : payTypeName(payType, sale);
  };
  return (
    <div className="tp-detail-card">
      <h3>{t.charges}</h3>
      <Facts>
        <Fact name={t.total}>¥{formatPrice(order.totalAmount)}</Fact>
        {order.canPay && <Fact name={t.payDeadline}>{instantText(order.payDeadline)}</Fact>}
        {order.canPay && <Fact name={t.priceUntil}>{instantText(order.priceGuaranteedUntil)}</Fact>}
      </Facts>
      <OrderInsurances travellers={order.travellers} />
      {!isChange(order) && <OrderPrices travellers={order.travellers} />}
      {order.payments.length > 0 && (
        <ul className="ol-payments" aria-label={t.payments}>
          {order.payments.map((payment) => (
            <li key={`${payment.paymentNo}${payment.time}${payment.subPayType}`}>
              <time dateTime={payment.time}>{instantText(payment.time)}</time>
              <span>
                {payment.amount < 0 ? t.paidBack : t.paid} {wayOf(payment)}
              </span>
              <span className="ol-payment-no">{payment.paymentNo}</span>
              <span className="ol-payment-amount">{signedAmount(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** True for an order that is a change. It costs a fee and a price difference, not its tickets' prices. */
const isChange = ({ orderNo, chain }: OrderDetail): boolean =>
  chain.some((one) => one.orderNo === orderNo && one.changeOf !== '');

function Rules({ order }: Props) {
  const t = useTexts(orderListTexts);
  const legs = useTexts(legTexts);
  const rules = useCall(queryRules, { orderNo: order.orderNo });
  if (rules.isPending) return <SkeletonRows rows={3} label={t.loadingRules} />;
  if (rules.isError) {
    return <ErrorState message={t.rulesFailed} onRetry={() => void rules.refetch()} />;
  }
  const names = flightNames(
    order.segments.map(({ legNo }) => legNo),
    legs,
  );
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
