import { useCallback, useEffect, useMemo, useState } from 'react';
import { changeOrderRefund } from '../../../src/contract/order/change';
import type { StoredFile } from '../../../src/contract/files/files';
import { refundTicketApply, type RefundDetail, type TicketPlace } from '../../../src/contract/order/refund';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { useBegunDraft, useBegunReason } from '../after-sale/use-begun-draft';
import { useStoreDraft } from '../stored-draft';
import { placesOf, type ApprovedRefund } from './approved-refund';
import { refundDrafts, type RefundCall, type StoredRefund } from './stored-refund';

export interface Filling {
  host: Host;
  detail: RefundDetail;
  reasonType: number;
  onReason(reasonType: number): void;
  /** Approved application that the user arrived with; undefined for none. */
  approved: ApprovedRefund | undefined;
}

/** Draft of a refund, initialised from the stored draft or the approved application and stored in the tab. */
export function useRefundDraft({ host: { runtime }, detail, reasonType, onReason, approved }: Filling) {
  const { orderNo, staffNO } = detail;
  const drafts = useMemo(() => refundDrafts(runtime), [runtime]);
  const { stored, applyId } = useBegunDraft(drafts, detail, approved);
  const [wanted, choose] = useState<readonly TicketPlace[]>(
    stored?.places ?? (approved ? placesOf(approved) : []),
  );
  const [remark, setRemark] = useState(stored?.remark ?? approved?.refund.remark ?? '');
  const [overReason, setOverReason] = useState(stored?.overReason ?? '');
  const [files, setFiles] = useState<readonly StoredFile[]>(stored?.files ?? []);
  const [lacksFiles, setLacksFiles] = useState(false);
  const [lacksReason, setLacksReason] = useState(false);
  const [problem, setProblem] = useState('');
  const { applying, call } = useRefundCall(stored, detail.isChange);
  const { open, forget } = applying;
  useBegunReason(stored?.reasonType ?? approved?.refund.reasonType, onReason);
  // tickets that another user has refunded meanwhile are deselected
  const places = useMemo(
    () =>
      detail.tickets
        .filter((ticket) => ticket.obstacle === null && wanted.some((place) => isSame(place, ticket)))
        .map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo })),
    [detail, wanted],
  );
  const draft = useMemo(
    (): StoredRefund => ({
      owner: staffNO,
      orderNo,
      reasonType,
      places,
      remark,
      files,
      open,
      call,
      overReason,
      applyId,
    }),
    [staffNO, orderNo, reasonType, places, remark, files, open, call, overReason, applyId],
  );
  const isBlank = places.length === 0 && remark === '' && files.length === 0 && open === undefined;
  useStoreDraft(runtime, drafts, draft, { isBlank });

  // a request without a response has succeeded when each of its tickets is being or has been refunded
  const isDone = open?.body.tickets.every((place) =>
    detail.tickets.some((ticket) => isSame(place, ticket) && ticket.obstacle !== null),
  );
  const [done, setDone] = useState('');
  if (isDone && open && done !== open.requestId) {
    setDone(open.requestId);
    setRemark('');
    setFiles([]);
    setProblem('');
  }
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);

  const takeFiles = useCallback((change: (before: readonly StoredFile[]) => readonly StoredFile[]) => {
    setLacksFiles(false);
    setFiles(change);
  }, []);

  return {
    applying,
    applyId,
    places,
    choose,
    remark,
    setRemark,
    overReason,
    setOverReason,
    files,
    takeFiles,
    lacksFiles,
    setLacksFiles,
    lacksReason,
    setLacksReason,
    problem,
    setProblem,
    /** Fills the form with the approved application. */
    restore(restored: ApprovedRefund): void {
      choose(placesOf(restored));
      onReason(restored.refund.reasonType);
    },
    /** Clears the form and the stored draft. */
    clear(): void {
      // cleared here, as the form may unmount before it stores the blank draft
      drafts.of(orderNo).clear();
      choose([]);
      setRemark('');
      setFiles([]);
      setOverReason('');
      setLacksReason(false);
    },
  };
}

/**
 * Request for the refund: a change has a call of its own. A request without a response is repeated by the call that
 * sent it, because request ids count within one call.
 */
function useRefundCall(stored: Pick<StoredRefund, 'open' | 'call'> | undefined, isChange: boolean) {
  const sentBy = stored?.call ?? 'refundTicketApply';
  const ofOrder = useIntent(refundTicketApply, {
    open: sentBy === 'refundTicketApply' ? stored?.open : undefined,
  });
  const ofChange = useIntent(changeOrderRefund, {
    open: sentBy === 'changeOrderRefund' ? stored?.open : undefined,
  });
  const usesChange = ofChange.open !== undefined || (isChange && ofOrder.open === undefined);
  const call: RefundCall = usesChange ? 'changeOrderRefund' : 'refundTicketApply';
  return { applying: usesChange ? ofChange : ofOrder, call };
}

const isSame = (a: TicketPlace, b: TicketPlace): boolean =>
  a.passengerNo === b.passengerNo && a.segmentNo === b.segmentNo;
