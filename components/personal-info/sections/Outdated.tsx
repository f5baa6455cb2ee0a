import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

/** Orders without tickets whose passenger name differs from the user's present record. */
export function Outdated({
  personal,
  orders,
}: {
  personal: Personal;
  orders: PersonalInfo['outdatedOrders'];
}) {
  const t = useTexts(personalTexts);
  if (orders.length === 0) return null;
  return (
    <section className="pi-card pi-outdated" aria-label={t.outdated}>
      <p>{t.outdatedHint}</p>
      <ul>
        {orders.map(({ orderNo, orderStatus }) => (
          <li key={orderNo}>
            <Button variant="text" size="small" onClick={() => personal.showOrder(orderNo)}>
              {orderNo}
            </Button>
            <OrderStatusTag status={orderStatus} />
          </li>
        ))}
      </ul>
    </section>
  );
}
