import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { orderStoreOf } from '../model/order/order-store';
import { flightPassengerTexts } from './texts';

/** Buttons that add the user's onboard preferences to the remark, unless it contains them. */
export function RemarkWishes({ booking, remark }: { booking: Booking; remark: string }) {
  const t = useTexts(flightPassengerTexts);
  const { data } = useCall(queryOrderFormInfo, {});
  const wishes = data?.wishText ?? '';
  if (wishes === '' || remark.includes(wishes)) return null;
  const added = remark.trim() === '' ? wishes : `${remark.trim()}；${wishes}`;
  return (
    <div>
      <Button variant="text" size="small" onClick={() => orderStoreOf(booking).edit({ remark: added })}>
        {t.addWishes}
      </Button>
    </div>
  );
}
