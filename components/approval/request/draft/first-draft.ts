import { queryApprovalDetail } from '../../../../src/contract/approval/approval';
import type { StaffTraveller } from '../../../../src/contract/staff';
import type { Cities } from '../../../../src/domain/place/places';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import { CannotBegin } from '../cannot-begin';
import { blankDraft, type RequestDraft } from './draft';
import { draftOf } from './former';
import { withPrefill, type Prefill } from './prefill';

interface DraftContext {
  self: StaffTraveller;
  /** Draft typed before, if any. */
  before: RequestDraft | undefined;
  cities(): Cities;
  today: string;
}

/**
 * First values of the form: the earlier draft with the embedder's prefill, or a former request. Throws `CannotBegin`.
 */
export async function firstDraft(
  host: Host,
  asked: Prefill,
  { self, before, cities, today }: DraftContext,
): Promise<RequestDraft> {
  const { copyOf, changeOf } = asked;
  const applyId = changeOf || copyOf;
  if (applyId === '') {
    return withPrefill(before?.change ? blankDraft(self) : (before ?? blankDraft(self)), asked, cities());
  }
  const former = await read(host, queryApprovalDetail, { applyId }, { signIn: true, staleTime: 0 });
  const { trip, agreed } = former;
  if (trip === null || (changeOf !== '' && agreed === null)) {
    throw new CannotBegin(changeOf === '' ? 'notCopyable' : 'notChangeable');
  }
  const isChange = changeOf !== '' && agreed !== null;
  const draft = draftOf(blankDraft(self), { ...former, trip }, { today, isChange });
  return isChange ? { ...draft, change: { applyId, agreed } } : draft;
}
