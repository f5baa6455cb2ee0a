import { useEffect, useMemo, useState } from 'react';
import {
  applyChangeAirTicketGateway,
  type ChangeDetail,
  type ChangeReason,
} from '../../../src/contract/order/change';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { useBegunDraft, useBegunReason } from '../after-sale/use-begun-draft';
import { useStoreDraft } from '../stored-draft';
import { draftOf, type ApprovedChange } from './approved-change';
import { newFlightsOf } from './chosen-flight';
import type { orderChange } from './declaration';
import { changeDrafts, type ChangeDraft, type StoredChange } from './stored-change';

export interface ChangeFormProps {
  host: Host<typeof orderChange>;
  detail: ChangeDetail;
  changeReason: number;
  onReason(changeReason: number): void;
  /** What the user came with, agreed to; undefined: nothing. */
  approved: ApprovedChange | undefined;
  /** Other fees are on their way. */
  isStale: boolean;
  reasons: readonly ChangeReason[];
  /** What can be changed, or for how much, is another by now. */
  onChanged(): void;
}

const BLANK: Omit<ChangeDraft, 'changeReason'> = {
  passengerNos: [],
  segmentNos: [],
  flights: [],
  overReasons: [],
  remark: '',
};

/** A change as it is filled in: begun by a draft of before or by what was approved, and kept for the tab. */
export function useChangeDraft({
  host: { runtime },
  detail,
  changeReason,
  onReason,
  approved,
}: ChangeFormProps) {
  const { orderNo, staffNO } = detail;
  const drafts = useMemo(() => changeDrafts(runtime), [runtime]);
  const { stored, applyId } = useBegunDraft(drafts, detail, approved);
  const begun = stored ?? (approved && draftOf(approved));
  const [draft, setDraft] = useState<Omit<ChangeDraft, 'changeReason'>>(begun ?? BLANK);
  const applying = useIntent(applyChangeAirTicketGateway, { open: stored?.open });
  const { open, forget } = applying;
  useBegunReason(begun?.changeReason, onReason);

  const isOpen = (passengerNo: number, segmentNo: number) =>
    detail.tickets.some(
      (one) => one.passengerNo === passengerNo && one.segmentNo === segmentNo && one.obstacle === null,
    );
  const segments = detail.segments.filter(({ segmentNo }) =>
    detail.passengers.some(({ passengerNo }) => isOpen(passengerNo, segmentNo)),
  );
  // what cannot be changed any more is no longer chosen
  const passengerNos = draft.passengerNos.filter((no) =>
    segments.some(({ segmentNo }) => isOpen(no, segmentNo)),
  );
  const openNos = segments.map(({ segmentNo }) => segmentNo);
  // the only flight is what is changed
  const segmentNos = openNos.length === 1 ? openNos : draft.segmentNos.filter((no) => openNos.includes(no));
  const newFlights = newFlightsOf(segmentNos, draft.flights);

  const kept = useMemo(
    (): StoredChange => ({
      ...draft,
      changeReason,
      owner: staffNO,
      orderNo,
      open,
      applyId,
    }),
    [draft, changeReason, staffNO, orderNo, open, applyId],
  );
  const isBlank = draft.passengerNos.length === 0 && draft.flights.length === 0 && open === undefined;
  useStoreDraft(runtime, drafts, kept, { isBlank });

  // what was sent without an answer has been done: there is a change under way
  const isDone = open !== undefined && segments.length === 0;
  useEffect(() => {
    if (!isDone) return;
    forget();
    drafts.of(orderNo).clear();
  }, [isDone, forget, drafts, orderNo]);

  return {
    applying,
    applyId,
    draft,
    edit: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
    /** Fills in what was approved. */
    restore(restored: ApprovedChange): void {
      setDraft(draftOf(restored));
      onReason(restored.change.changeReason);
    },
    /** Nothing is filled in any more. */
    clear(): void {
      // the form may be gone before it hears of what is blank now
      drafts.of(orderNo).clear();
      setDraft(BLANK);
    },
    /** Flights of the order that can be changed, and those that are. */
    segments,
    segmentNos,
    passengerNos,
    newFlights,
  };
}

export type FilledChange = ReturnType<typeof useChangeDraft>;
