import { queryApprovalList } from '../../../../src/contract/approval/approval';
import { instantText } from '../../../../src/domain/shanghai-time';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { CHANGED_PRE_TRIP, KIND } from './draft';
import type { Former } from './former';
import { requestTexts } from '../texts';

/** Number of recent requests offered; older ones are in the list of applications. */
const MOST = 20;

interface Props {
  onChoose(former: Former): void;
  onClose(): void;
}

/** Dialog to choose one of the user's former requests to copy. */
export function FormerRequests({ onChoose, onClose }: Props) {
  const t = useTexts(requestTexts);
  const { list } = useTexts(amountTexts);
  const found = useCall(queryApprovalList, {
    role: 'applicant',
    applyTypeList: [...Object.values(KIND), CHANGED_PRE_TRIP],
    pageSize: MOST,
  });
  const requests = (found.data?.applicationList ?? []).flatMap(({ trip, ...rest }) =>
    trip === null ? [] : [{ ...rest, trip }],
  );
  return (
    <Dialog title={t.copyFormer} onClose={onClose} dismissible>
      {found.isPending && <SkeletonRows rows={4} height={64} label={t.reading} />}
      {found.isError && (
        <ErrorState
          message={t.formerFailed}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && requests.length === 0 && <EmptyState title={t.noFormer} />}
      {requests.length > 0 && (
        <ul className="tr-former" aria-label={t.former}>
          {requests.map((request) => {
            const { applyId, reason, trip, createTime } = request;
            return (
              <li key={applyId}>
                <div>
                  <strong>{reason}</strong>
                  <p>
                    {list(trip.cities.map(({ cityName }) => cityName))} ·{' '}
                    {t.dayRange(trip.beginDate, trip.endDate)}
                  </p>
                  <p className="tr-hint">
                    {applyId} · {instantText(createTime)}
                  </p>
                </div>
                <Button aria-label={t.copyOne(applyId)} onClick={() => onChoose(request)}>
                  {t.copy}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
