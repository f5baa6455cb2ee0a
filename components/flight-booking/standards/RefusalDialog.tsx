import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/searching';
import { orderingOf } from '../model/ordering';
import type { StandardRefusal } from './clearance';

/** Says what standards or requests have against the order, and lets one go on or back; the draft stays. */
export function RefusalDialog({ booking, refusal }: { booking: Booking; refusal: StandardRefusal }) {
  if (refusal.kind === 'request-refused') {
    return (
      <MessageBox
        confirmText={refusal.isMissing ? '选择申请单' : '更换申请单'}
        cancelText="返回修改"
        onConfirm={() => {
          orderingOf(booking).amend();
          booking.openRequests();
        }}
        onCancel={orderingOf(booking).amend}
      >
        {refusal.message}
      </MessageBox>
    );
  }
  const reselect = () => {
    orderingOf(booking).dismiss();
    searchingOf(booking).backToResults();
  };
  const canExplain = Object.keys(refusal.missing).length > 0;
  return canExplain ? (
    <MessageBox
      confirmText="填写超标原因"
      cancelText="重新选择航班"
      onConfirm={orderingOf(booking).explainOver}
      onCancel={reselect}
    >
      差旅标准已更新。{refusal.message}
    </MessageBox>
  ) : (
    <MessageBox
      confirmText="重新选择航班"
      cancelText="留在本页"
      onConfirm={reselect}
      onCancel={orderingOf(booking).dismiss}
    >
      {refusal.message}
    </MessageBox>
  );
}
