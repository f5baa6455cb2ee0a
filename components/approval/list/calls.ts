import type { BodyOf, ResultOf } from '../../../src/contract/call';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  withdrawApproval,
  type ApplicationDetail,
} from '../../../src/contract/approval/approval';
import type { Runtime } from '../../../src/element/runtime/runtime';

export type ApprovalQuery = BodyOf<typeof queryApprovalList>;
export type ApprovalPage = ResultOf<typeof queryApprovalList>;
export type Decision = BodyOf<typeof decideApproval>['decision'];

export const readApprovals = (
  runtime: Runtime,
  query: ApprovalQuery,
  signal: AbortSignal,
): Promise<ApprovalPage> => runtime.send(queryApprovalList, query, { signal });

export const readApproval = (
  runtime: Runtime,
  applyId: string,
  signal: AbortSignal,
): Promise<ApplicationDetail> => runtime.send(queryApprovalDetail, { applyId }, { signal });

export const decide = (runtime: Runtime, body: BodyOf<typeof decideApproval>, requestId: string) =>
  runtime.send(decideApproval, body, { requestId });

export const takeBack = (runtime: Runtime, applyId: string, requestId: string) =>
  runtime.send(withdrawApproval, { applyId }, { requestId });
