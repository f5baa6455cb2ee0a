import type { DraftErrors } from '../passengers/draft';
import type { SubmitResult } from '../passengers/submitting';
import type { Submission } from './flow';

export const NO_ERRORS: DraftErrors = { travellers: {}, party: [] };
/** An order was sent and no answer came: until its outcome is known, only that order may be sent again. */
export const unanswered = (reason = '上次提交没有收到结果'): SubmitResult & { kind: 'uncertain' } => ({
  kind: 'uncertain',
  message: `${reason}。订单可能已经提交，请点击重试确认结果，不会重复下单。`,
});
/** Nothing is being sent, and nothing was refused. */
export const AT_REST: Submission = { busy: false, errors: NO_ERRORS, result: undefined };
