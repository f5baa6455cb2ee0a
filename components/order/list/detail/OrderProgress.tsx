import type { OrderDetail } from '../../../../src/contract/order/list';
import { statesAhead } from '../../../../src/domain/order/states';
import { instantText } from '../../../../src/domain/shanghai-time';
import { orderStatusTexts } from '../../../../src/element/order-status/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

/** Timeline of the states an order has been in, followed by the usual remaining ones. */
export function OrderProgress({ order: { states, orderStatus } }: { order: OrderDetail }) {
  const t = useTexts(orderListTexts);
  const names = useTexts(orderStatusTexts);
  if (states.length === 0) return null;
  return (
    <div className="tp-detail-card">
      <ol className="ol-progress" aria-label={t.progress}>
        {states.map(({ orderStatus: status, time }, i) => (
          <li key={`${time}${status}`} aria-current={i === states.length - 1 ? 'step' : undefined}>
            <strong>{names.order(status)}</strong>
            <Moment time={time} />
          </li>
        ))}
        {statesAhead(orderStatus).map((status) => (
          <li key={status} data-ahead="">
            <span>{names.order(status)}</span>
            <span>{t.ahead}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Date and time that break only between the two. */
function Moment({ time }: { time: string }) {
  const [day, clock] = instantText(time).split(' ');
  return (
    <time dateTime={time}>
      <span>{day}</span> <span>{clock}</span>
    </time>
  );
}
