import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
import { refundTicketApply, type RefundDetail, type TicketPlace } from '../../../src/contract/order/refund';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { useBegunDraft, useBegunReason } from '../after-sale/use-begun-draft';
import { useStoreDraft } from '../stored-draft';
import { placesOf, type ApprovedRefund } from './approved-refund';
import { refundDrafts, type StoredRefund } from './stored-refund';

export interface Filling {
  host: Host;
  detail: RefundDetail;
  reasonType: number;
  onReason(reasonType: number): void;
  /** What the user came with, agreed to; undefined: nothing. */
  approved: ApprovedRefund | undefined;
}

/** A refund as it is filled in: begun by a draft of before or by what was approved, and kept for the tab. */
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
  const applying = useIntent(refundTicketApply, { open: stored?.open });
  const { open, forget } = applying;
  useBegunReason(stored?.reasonType ?? approved?.refund.reasonType, onReason);
  // what somebody else has given back meanwhile is no longer chosen
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
      overReason,
      applyId,
    }),
    [staffNO, orderNo, reasonType, places, remark, files, open, overReason, applyId],
  );
  const isBlank = places.length === 0 && remark === '' && files.length === 0 && open === undefined;
  useStoreDraft(runtime, drafts, draft, { isBlank });

  // what was sent without an answer has been done: each of its tickets is being given back, or has been
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
    /** Fills in what was approved. */
    restore(restored: ApprovedRefund): void {
      choose(placesOf(restored));
      onReason(restored.refund.reasonType);
    },
    /** Nothing is filled in any more. */
    clear(): void {
      // the form may be gone before it hears of what is blank now
      drafts.of(orderNo).clear();
      choose([]);
      setRemark('');
      setFiles([]);
      setOverReason('');
      setLacksReason(false);
    },
  };
}

const isSame = (a: TicketPlace, b: TicketPlace): boolean =>
  a.passengerNo === b.passengerNo && a.segmentNo === b.segmentNo;
