import { queryAgencyOrders } from '../../../src/contract/agency/orders/orders';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { chatsTexts } from './texts';

const SHOWN = 5;

/** The latest orders that the person of a chat has booked or travels with. */
export function RecentOrders({ staffNo, onOpen }: { staffNo: string; onOpen(orderNo: string): void }) {
  const t = useTexts(chatsTexts);
  const found = useCall(queryAgencyOrders, { staffNo, pageSize: SHOWN });
  if (!found.data) return null;
  const { orderList } = found.data;
  return (
    <Section title={t.recentOrders}>
      {orderList.length === 0 && <p>{t.noOrders}</p>}
      <Facts>
        {orderList.map(({ orderNo, orderStatus, createTime }) => (
          <Fact key={orderNo} name={`${orderStatus} ${instantText(createTime)}`}>
            <Button variant="text" size="small" onClick={() => onOpen(orderNo)}>
              {orderNo}
            </Button>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
