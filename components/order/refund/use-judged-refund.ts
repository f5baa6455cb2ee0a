import type { ResultOf } from '../../../src/contract/call';
import type { TicketPlace } from '../../../src/contract/order/refund';
import { judgeRefundTicketStandard } from '../../../src/contract/order/refund-approval';
import { read } from '../../../src/element/data/read';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';

export type JudgedRefund = ResultOf<typeof judgeRefundTicketStandard>;

interface Judging {
  /** undefined: within the rule, or not known. */
  judged: JudgedRefund | undefined;
  /** The same once it is known. What cannot be judged is let through: the gateway has the last word. */
  settle(): Promise<JudgedRefund | undefined>;
}

/** How the refund of these tickets stands to the enterprise's rule now. */
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
