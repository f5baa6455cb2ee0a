import type { OrderDetail } from '../../../../src/contract/order/list';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { Names } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { OrderListStore } from '../order-list-store';
import { OrderStatusTag } from '../../../../src/element/order-status/OrderStatusTag';
import { orderListTexts, type OrderListTexts } from '../texts';
import { EntryLink } from '../../../../src/element/list/EntryLink';

interface Props {
  listing: OrderListStore;
  order: OrderDetail;
}

/** Changes and refunds of an order: the orders of its changed tickets, and its refunds. */
export function AfterSale({ listing, order: { orderNo, chain, refunds } }: Props) {
  const t = useTexts(orderListTexts);
  if (chain.length === 0 && refunds.length === 0) return null;
  return (
    <div className="tp-detail-card">
      <h3>{t.afterSale}</h3>
      {chain.length > 0 && (
        <ol className="ol-after-sale" aria-label={t.changes}>
          {chain.map((one) => (
            <li key={one.orderNo} aria-current={one.orderNo === orderNo ? 'true' : undefined}>
              <OrderStatusTag status={one.orderStatus} />
              <span>{originOf(one, t)}</span>
              {one.orderNo === orderNo ? (
                <span>{t.thisOrder}</span>
              ) : (
                <EntryLink to={{ kind: 'order', id: one.orderNo }} onOpen={() => listing.open(one.orderNo)}>
                  {one.orderNo}
                </EntryLink>
              )}
              <span className="ol-after-sale-flights">
                {one.flights.map(
                  ({ flightNo, depCityName, arrCityName, takeOffTime }) =>
                    `${flightNo} ${depCityName}–${arrCityName} ${takeOffTime.replace('T', ' ')} `,
                )}
              </span>
              <Names names={one.passengerNames} />
              <span className="ol-after-sale-end">
                <strong>¥{formatPrice(one.totalAmount)}</strong>
                <time dateTime={one.createTime}>{instantText(one.createTime)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {refunds.length > 0 && (
        <ol className="ol-after-sale" aria-label={t.refunds}>
          {refunds.map((refund) => (
            <li key={refund.refundNo}>
              <OrderStatusTag status={refund.refundState} />
              <Names names={refund.passengerNames} />
              <span>{t.refundFee(formatPrice(refund.refundFee))}</span>
              <span className="ol-after-sale-end">
                <strong>{t.givenBack(refund.refundState, formatPrice(refund.refundAmount))}</strong>
                <time dateTime={refund.applyTime}>{instantText(refund.applyTime)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function originOf({ changeOf, rebuyOf }: OrderDetail['chain'][number], t: OrderListTexts): string {
  if (changeOf !== '') return t.changedFrom(changeOf);
  return rebuyOf === '' ? t.booked : t.rebought(rebuyOf);
}
