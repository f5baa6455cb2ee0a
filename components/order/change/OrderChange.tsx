import type { InferOutput } from 'valibot';
import { useState } from 'react';
import type { Application } from '../../../src/contract/approval/approval';
import {
  NO_CHANGE_REASON,
  queryChangeOrderDetailGateway,
  queryChangeReason,
  type ChangeDetail,
} from '../../../src/contract/order/change';
import { ORDER_STATUS, type OrderStatus } from '../../../src/contract/order/list';
import { queryRebuys } from '../../../src/contract/order/rebuy';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import type { ApprovalTarget, OrderTarget, RefundTarget } from '../../../src/element/navigation/targets';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { MissingOrder } from '../missing-order/MissingOrder';
import { Applications } from '../approval/Applications';
import { afterSaleTexts } from '../approval/texts';
import { useApproved } from '../approval/use-approved';
import { isApprovedChange } from './approved-change';
import { ChangeForm } from './ChangeForm';
import { Changes } from './Changes';
import type { orderChange } from './declaration';
import { Rebuys } from './rebuy/Rebuys';
import { changeTexts } from './texts';
import { useRise } from './use-rise';

/** A change under way is read again this often until it has ended. */
const REFETCH_MS = 3000;

/** Shown in place where the page around has no place for it. */
type ShownTarget = InferOutput<typeof OrderTarget | typeof RefundTarget | typeof ApprovalTarget>;

/** Tickets of an order to be changed, with what a change of each costs at this moment. */
export default function OrderChange({ host, orderNo, applyId: given }: ViewProps<typeof orderChange>) {
  const t = useTexts(changeTexts);
  const errors = useTexts(errorTexts);
  const approvals = useTexts(afterSaleTexts);
  const [changeReason, setChangeReason] = useState<number>(NO_CHANGE_REASON);
  const [shown, setShown] = useState<ShownTarget>();
  // what the host asks for, until the user goes on with another
  const [chosen, setChosen] = useState({ given, applyId: given });
  if (chosen.given !== given) setChosen({ given, applyId: given });
  const { applyId } = chosen;
  const approved = useApproved(applyId, orderNo);
  const reasons = useCall(queryChangeReason, {});
  const found = useCall(
    queryChangeOrderDetailGateway,
    orderNo === '' ? undefined : { orderNo, changeReason },
    {
      live: true,
      // not that of another order
      keepPrevious: (detail) => detail.orderNo === orderNo,
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
  if (!found.data || !reasons.data || approved.isPending)
    return <SkeletonRows rows={5} height={56} label={t.loading} />;
  if (shown) {
    const back = () => {
      setShown(undefined);
      refresh();
    };
    return (
      <TargetInPlace
        host={host}
        target={shown}
        back={t.order(orderNo)}
        onBack={back}
        onNavigate={(target) => {
          if (target.target !== 'change' || target.orderNo !== orderNo) return false;
          setChosen({ given, applyId: target.applyId ?? '' });
          back();
          return true;
        }}
      />
    );
  }
  const show = (target: ShownTarget) => {
    if (host.emit('tp-navigate', target)) setShown(target);
  };
  const goOn = (application: Application) => {
    const target = { target: 'change', orderNo, applyId: application.applyId } as const;
    if (host.emit('tp-navigate', target)) setChosen({ given, applyId: target.applyId });
  };
  const usable = isApprovedChange(approved.application) ? approved.application : undefined;
  const { changeOf, changes, staffNO } = found.data;
  return (
    <div className="or">
      <h2>{t.order(orderNo)}</h2>
      {changeOf !== '' && <p className="or-note">{t.changeOf(changeOf)}</p>}
      <Changes
        host={host}
        orderNo={orderNo}
        changes={changes}
        onShow={(no) => show({ target: 'order', orderNo: no })}
        onChanged={refresh}
      />
      <Rebuys host={host} orderNo={orderNo} rebuys={rebuys.data ?? []} onShow={show} onChanged={refresh} />
      {approved.application && !usable && !isUnderWay(found.data) && (
        <p className="or-card or-note" role="status">
          {approvals.notUsable(applyId, approved.application.applyState)}
        </p>
      )}
      <Applications
        host={host}
        orderNo={orderNo}
        of="change"
        except={usable?.applyId ?? ''}
        onGoOn={goOn}
        onShow={(no) => show({ target: 'approval', applyId: no })}
      />
      <ChangeForm
        key={`${orderNo} ${staffNO} ${usable?.applyId ?? ''}`}
        host={host}
        detail={found.data}
        // the fees are those of another reason until the answer is there
        isStale={found.isPlaceholderData}
        reasons={reasons.data}
        changeReason={changeReason}
        onReason={setChangeReason}
        onChanged={refresh}
        approved={usable}
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
