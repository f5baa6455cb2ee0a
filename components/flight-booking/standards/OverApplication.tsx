import FileCheck from 'lucide-react/icons/file-check';
import { useStore } from 'zustand';
import { queryApprovalDetail } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft';
import { useSheet } from '../../../src/ui/tokens/root';
import { applicationGaps } from './over-application';
import css from './standards.css?inline';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** Why the application the user came with does not serve this order: nothing is why not; undefined: there is none, or it is not known yet. */
export function useServes({ store }: Booking, choices: readonly Choice[], draft: OrderDraft) {
  const applyId = useStore(store, (state) => state.overApplyId);
  // others may decide it, or use it
  const found = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId }, { live: true });
  const gaps = found.data && applicationGaps(found.data, choices, draft);
  return { applyId, gaps, found };
}

/** Says that an application agreed to beforehand is used for the order, or why it is not; one left out can be used again. */
export function OverApplication({ booking, choices, draft }: Props) {
  useSheet(css);
  const { applyId, gaps, found } = useServes(booking, choices, draft);
  const droppedApplyId = useStore(booking.store, (state) => state.droppedApplyId);
  if (applyId === '') {
    return droppedApplyId === '' ? null : (
      <p className="fb-standard-line" role="status">
        本订单不使用超标申请 {droppedApplyId}
        <Button variant="text" size="small" onClick={booking.restoreOverApplication}>
          使用该申请
        </Button>
      </p>
    );
  }
  if (found.isPending) {
    return (
      <p className="fb-standard-line" role="status">
        正在核对超标申请 {applyId}
      </p>
    );
  }
  if (gaps?.length === 0) {
    return (
      <p className="fb-standard-line fb-serves" role="status">
        <FileCheck />
        将使用已通过的超标申请 {applyId}
      </p>
    );
  }
  return (
    <div className="fb-tip fb-serves-not" role="status">
      <p>
        超标申请 {applyId} 不能用于本次预订：{gaps ? gaps.join('；') : '申请读取失败'}
        。可按当前选择继续预订，超标部分需重新处理。
      </p>
      {found.isError && (
        <Button variant="text" size="small" loading={found.isFetching} onClick={() => void found.refetch()}>
          重试
        </Button>
      )}
      <Button variant="text" size="small" onClick={booking.dropOverApplication}>
        不使用该申请
      </Button>
    </div>
  );
}
