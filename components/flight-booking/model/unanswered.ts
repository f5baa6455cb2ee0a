import type { submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import type { createOrder } from '../../../src/contract/flight-booking/booking';
import type { Sent } from '../../../src/element/data/intent';
import type { SubmitResult } from '../passengers/submitting';

/** What was sent without an answer. Until its outcome is known, only the same may be sent again. */
export type Unanswered =
  | { what: 'order'; sent: Sent<typeof createOrder> }
  | { what: 'application'; sent: Sent<typeof submitOverStandardApprovalAuto> };

const WORDS: Readonly<Record<Unanswered['what'], string>> = {
  order: '订单可能已经提交，请点击重试确认结果，不会重复下单。',
  application: '申请可能已经提交，请点击重试确认结果，不会重复申请。',
};

/** No answer came. `reason`: why, as far as it is known. */
export const uncertain = (
  what: Unanswered['what'],
  reason = '上次提交没有收到结果',
): SubmitResult & { kind: 'uncertain' } => ({ kind: 'uncertain', message: `${reason}。${WORDS[what]}` });
