import { useState } from 'react';
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
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AfterSalePage } from '../after-sale/AfterSalePage';
import { useApplication } from '../after-sale/use-application';
import { useFeeExpiry } from '../after-sale/use-fee-expiry';
import { isApprovedChange } from './approved-change';
import { ChangeForm } from './ChangeForm';
import { Changes } from './Changes';
import type { orderChange } from './declaration';
import { Rebuys } from './rebuy/Rebuys';
import { changeTexts } from './texts';

/** Polling interval of a change under way. */
const REFETCH_MS = 3000;

/** Change page of an order: its tickets with the current cost of a change, its records and the form. */
export default function OrderChange({ host, orderNo, applyId: given }: ViewProps<typeof orderChange>) {
  const t = useTexts(changeTexts);
  const [changeReason, setChangeReason] = useState<number>(NO_CHANGE_REASON);
  const chosen = useApplication(given, orderNo, isApprovedChange);
  const reasons = useCall(queryChangeReason, {});
  const found = useCall(
    queryChangeOrderDetailGateway,
    orderNo === '' ? undefined : { orderNo, changeReason },
    {
      live: true,
      // the detail of another order does not serve as a placeholder
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
  useFeeExpiry(found.data, refresh);

  return (
    <AfterSalePage
      host={host}
      of="change"
      orderNo={orderNo}
      found={found}
      reasons={reasons}
      chosen={chosen}
      texts={t}
      onNavigate={(target) => host.emit('tp-navigate', target)}
      onBack={refresh}
      isBusy={(detail) => isUnderWay(detail)}
      records={({ changeOf, changes }, show) => (
        <>
          {changeOf !== '' && <p className="or-note">{t.changeOf(changeOf)}</p>}
          <Changes
            host={host}
            orderNo={orderNo}
            changes={changes}
            onShow={(no) => show({ target: 'order', orderNo: no })}
            onChanged={refresh}
          />
          <Rebuys
            host={host}
            orderNo={orderNo}
            rebuys={rebuys.data ?? []}
            onShow={show}
            onChanged={refresh}
          />
        </>
      )}
      form={(detail, known) => (
        <ChangeForm
          key={`${orderNo} ${detail.staffNO} ${chosen.usable?.applyId ?? ''}`}
          host={host}
          detail={detail}
          // until the response arrives the fees are those of the former reason
          isStale={found.isPlaceholderData}
          reasons={known}
          changeReason={changeReason}
          onReason={setChangeReason}
          onChanged={refresh}
          approved={chosen.usable}
        />
      )}
    />
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
    // a refund under way also counts
    detail.tickets.some(({ obstacle }) => obstacle === 'changing' || obstacle === 'refunding'));
