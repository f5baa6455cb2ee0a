import type { Application } from '../../../src/contract/approval/approval';
import { queryUnfinishedAfterSale } from '../../../src/contract/order/unfinished';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ApplicationLines } from './ApplicationLines';
import { afterSaleTexts } from './texts';

interface Props {
  host: Host;
  orderNo: string;
  /** Kind of applications shown. */
  of: 'change' | 'refund';
  /** Application to leave out as it is shown elsewhere; '' for none. */
  except: string;
  onGoOn(application: Application): void;
  onShow(applyId: string): void;
}

/** Pending and approved but unused applications of an order; renders nothing when there are none. */
export function Applications({ host, orderNo, of, except, onGoOn, onShow }: Props) {
  const t = useTexts(afterSaleTexts);
  const { data } = useCall(queryUnfinishedAfterSale, { orderNo }, { live: true, quiet: true });
  const shown = (data?.applicationList ?? []).filter((one) => one[of] !== null && one.applyId !== except);
  if (shown.length === 0) return null;
  return (
    <section className="or-card" aria-live="polite">
      <h3>{t.applications}</h3>
      <ApplicationLines host={host} applications={shown} onGoOn={onGoOn} onShow={onShow} />
    </section>
  );
}
