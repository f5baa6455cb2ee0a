import { useState } from 'react';
import {
  NO_CHANGE_REASON,
  queryChangeOrderDetailGateway,
  queryChangeReason,
  type ChangeDetail,
} from '../../../src/contract/order/change';
import { ORDER_STATUS, type OrderStatus } from '../../../src/contract/order/list';
import { queryRebuys } from '../../../src/contract/order/rebuy';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { MissingOrder } from '../missing-order/MissingOrder';
import { ChangeForm } from './ChangeForm';
import { Changes } from './Changes';
import type { orderChange } from './element';
import { Rebuys } from './rebuy/Rebuys';
import { changeTexts } from './texts';
import { useRise } from './use-rise';

interface Shown {
  target: 'order' | 'refund';
  orderNo: string;
}

/** A change under way is read again this often until it has ended. */
const REFETCH_MS = 3000;

/** Tickets of an order to be changed, with what a change of each costs at this moment. */
export default function OrderChange({ host, orderNo }: ViewProps<typeof orderChange>) {
  const t = useTexts(changeTexts);
  const errors = useTexts(errorTexts);
  const [changeReason, setChangeReason] = useState<number>(NO_CHANGE_REASON);
  const [shown, setShown] = useState<Shown>();
  const reasons = useCall(queryChangeReason, {});
  const found = useCall(
    queryChangeOrderDetailGateway,
    orderNo === '' ? undefined : { orderNo, changeReason },
    {
      live: true,
      keepPrevious: true,
      refetchInterval: (detail) => isUnderWay(detail) && REFETCH_MS,
    },
  );
  const rebuys = useCall(queryRebuys, orderNo === '' ? undefined : { orderNo }, {
    live: true,
    quiet: true,
    refetchInterval: (records) =>
      records?.some(({ outcome }) => outcome === 'open' || outcome === 'bought') === true && REFETCH_MS,
  });
  const refresh = () => {
    void found.refetch();
    void rebuys.refetch();
  };
  useRise(found.data, refresh);

  if (orderNo === '') {
    const askForOrders = () => host.emit('tp-navigate', { target: 'orders', statuses: [] });
    return <MissingOrder host={host} onOrders={askForOrders} />;
  }
  const failed = found.error ?? reasons.error;
  if (failed && (!found.data || !reasons.data)) {
    const retry = () => {
      void found.refetch();
      void reasons.refetch();
    };
    return <ErrorState message={errors.of(failed)} onRetry={retry} />;
  }
  if (!found.data || !reasons.data) return <SkeletonRows rows={5} height={56} label={t.loading} />;
  if (shown) {
    const back = () => {
      setShown(undefined);
      refresh();
    };
    return <TargetInPlace host={host} target={shown} back={t.order(orderNo)} onBack={back} />;
  }
  const show = (target: Shown) => {
    if (host.emit('tp-navigate', target)) setShown(target);
  };
  const showOrder = (changeOrderNo: string) => show({ target: 'order', orderNo: changeOrderNo });
  const { changeOf, changes, staffNO } = found.data;
  return (
    <div className="or">
      <h2>{t.order(orderNo)}</h2>
      {changeOf !== '' && <p className="or-note">{t.changeOf(changeOf)}</p>}
      <Changes host={host} orderNo={orderNo} changes={changes} onShow={showOrder} onChanged={refresh} />
      <Rebuys host={host} orderNo={orderNo} rebuys={rebuys.data ?? []} onShow={show} onChanged={refresh} />
      <ChangeForm
        key={`${orderNo} ${staffNO}`}
        host={host}
        detail={found.data}
        // the fees are those of another reason until the answer is there
        isStale={found.isPlaceholderData}
        reasons={reasons.data}
        changeReason={changeReason}
        onReason={setChangeReason}
        onChanged={refresh}
      />
    </div>
  );
}

const OPEN: readonly OrderStatus[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.pendingApproval,
  ORDER_STATUS.changing,
];

const isUnderWay = (detail: ChangeDetail | undefined): boolean =>
  detail !== undefined &&
  (detail.changes.some(({ orderStatus }) => OPEN.includes(orderStatus)) ||
    // a refund of the same order, too
    detail.tickets.some(({ obstacle }) => obstacle === 'underWay'));
