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
  /** Approved application that the user arrived with; undefined for none. */
  approved: ApprovedChange | undefined;
  /** True while another quote loads. */
  isStale: boolean;
  reasons: readonly ChangeReason[];
  /** Called when the changeable tickets or their fees have changed. */
  onChanged(): void;
}

const BLANK: Omit<ChangeDraft, 'changeReason'> = {
  passengerNos: [],
  segmentNos: [],
  flights: [],
  overReasons: [],
  remark: '',
};

/** Draft of a change, initialised from the stored draft or the approved application and stored in the tab. */
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
  // passengers whose tickets can no longer be changed are deselected
  const passengerNos = draft.passengerNos.filter((no) =>
    segments.some(({ segmentNo }) => isOpen(no, segmentNo)),
  );
  const openNos = segments.map(({ segmentNo }) => segmentNo);
  // the only changeable flight is selected implicitly
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

  // a request without a response has succeeded when a change is under way
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
    /** Fills the form with the approved application. */
    restore(restored: ApprovedChange): void {
      setDraft(draftOf(restored));
      onReason(restored.change.changeReason);
    },
    /** Clears the form and the stored draft. */
    clear(): void {
      // cleared here, as the form may unmount before it stores the blank draft
      drafts.of(orderNo).clear();
      setDraft(BLANK);
    },
    /** Changeable flights of the order, and the numbers of the selected ones. */
    segments,
    segmentNos,
    passengerNos,
    newFlights,
  };
}

export type FilledChange = ReturnType<typeof useChangeDraft>;
