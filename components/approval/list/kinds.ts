import type { decideApproval } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';

export type ApprovalTab = 'pending' | 'decided' | 'mine' | 'copied';

/** Actions on an application that is not decided. */
export type ApprovalAction = BodyOf<typeof decideApproval>['decision'] | 'withdraw' | 'urge' | HandoverAction;

/** Actions of an approver other than deciding: 转交, 加签, 退回. */
export type HandoverAction = 'transfer' | 'add' | 'return';
