import type { ResultOf } from '../../../src/contract/call';
import type { TicketPlace } from '../../../src/contract/order/refund';
import { judgeRefundTicketStandard } from '../../../src/contract/order/refund-approval';
import { read } from '../../../src/element/data/read';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';

export type JudgedRefund = ResultOf<typeof judgeRefundTicketStandard>;

interface Judging {
  /** undefined: the refund complies with the rule, or is not judged yet. */
  judged: JudgedRefund | undefined;
  /**
   * Waits for a running judgement and resolves with it. A failed judgement does not block, as the gateway decides in
   * the end.
   */
  settle(): Promise<JudgedRefund | undefined>;
}

/** Judges the refund of these tickets against the enterprise's rule. */
export function useJudgedRefund(
  host: Host,
  { orderNo, reasonType, tickets }: { orderNo: string; reasonType: number; tickets: readonly TicketPlace[] },
): Judging {
  const body = tickets.length > 0 ? { orderNo, reasonType, tickets: [...tickets] } : undefined;
  const found = useCall(judgeRefundTicketStandard, body, { staleTime: 0, quiet: true });
  const judged = body && overOf(found.data);
  return {
    judged,
    settle: () =>
      body !== undefined && found.isFetching
        ? read(host, judgeRefundTicketStandard, body, { staleTime: 0 }).then(overOf, () => undefined)
        : Promise.resolve(judged),
  };
}

const overOf = (judged: JudgedRefund | undefined): JudgedRefund | undefined =>
  judged === undefined || judged.policy === null ? undefined : judged;
