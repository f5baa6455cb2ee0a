import FileCheck from 'lucide-react/icons/file-check';
import { useStore } from 'zustand';
import { queryApprovalDetail } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { applicationGaps } from './over-application';
import css from './standards.css?inline';
import { flightStandardTexts } from './texts';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/**
 * Reasons why the user's application cannot be used for this order, none if it can. `gaps` is undefined without an
 * application or while loading.
 */
export function useApplicationUse({ store }: Booking, choices: readonly Choice[], draft: OrderDraft) {
  const t = useTexts(flightStandardTexts);
  const applyId = useStore(store, (state) => state.overApplyId);
  // other people may decide or use it meanwhile
  const found = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId }, { live: true });
  const gaps = found.data && applicationGaps(found.data, choices, draft, t);
  return { applyId, gaps, found };
}

/** Notice that an approved application is used for the order, or the reason why not. A dropped one can be restored. */
export function OverApplication({ booking, choices, draft }: Props) {
  useSheet(css);
  const t = useTexts(flightStandardTexts);
  const { applyId, gaps, found } = useApplicationUse(booking, choices, draft);
  const droppedApplyId = useStore(booking.store, (state) => state.droppedApplyId);
  if (applyId === '') {
    return droppedApplyId === '' ? null : (
      <p className="fb-standard-line" role="status">
        {t.dropped(droppedApplyId)}
        <Button variant="text" size="small" onClick={booking.restoreOverApplication}>
          {t.use}
        </Button>
      </p>
    );
  }
  if (found.isPending) {
    return (
      <p className="fb-standard-line" role="status">
        {t.checkingApply(applyId)}
      </p>
    );
  }
  if (gaps?.length === 0) {
    return (
      <p className="fb-standard-line fb-serves" role="status">
        <FileCheck />
        {t.serves(applyId)}
      </p>
    );
  }
  return (
    <div className="fb-tip fb-serves-not" role="status">
      <p>{t.servesNot(applyId, gaps ?? [t.applyFailed])}</p>
      {found.isError && (
        <Button variant="text" size="small" loading={found.isFetching} onClick={() => void found.refetch()}>
          {t.retry}
        </Button>
      )}
      <Button variant="text" size="small" onClick={booking.dropOverApplication}>
        {t.drop}
      </Button>
    </div>
  );
}
