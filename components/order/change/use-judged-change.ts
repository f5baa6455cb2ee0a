import {
  judgeChangeTicketStandard,
  queryChangeOrderDetailGateway,
  type ChangeQuote,
  type NewFlight,
} from '../../../src/contract/order/change';
import type { StandardViolation } from '../../../src/contract/standards/shapes';
import { useCall } from '../../../src/element/data/use-call';

interface Wanted {
  orderNo: string;
  changeReason: number;
  passengerNos: readonly number[];
  /** undefined while one is not chosen. */
  newFlights: NewFlight[] | undefined;
}

export interface JudgedChange {
  /** What it costs now; undefined while that is not known. */
  quote: ChangeQuote | undefined;
  isQuoting: boolean;
  /** Why it cannot be had so. */
  error: Error | null;
  /** What the standards say; undefined: it is within them, or not known. */
  over: { policy: number; approverName: string; violations: readonly StandardViolation[] } | undefined;
  /** Of whoever would decide; '' for nobody. */
  approverName: string;
  /** The enterprise has it approved first, whatever the standards say. */
  needsApproval: boolean;
  refetch(): void;
}

/** Price and standards of a change as it would be asked for now. */
export function useJudgedChange({ orderNo, changeReason, passengerNos, newFlights }: Wanted): JudgedChange {
  const body =
    newFlights && passengerNos.length > 0
      ? { orderNo, changeReason, passengerNos: [...passengerNos], newFlights }
      : undefined;
  const quoted = useCall(queryChangeOrderDetailGateway, body, { live: true });
  const judged = useCall(judgeChangeTicketStandard, body, { staleTime: 0, quiet: true });
  const { policy, evaluation, approverName = '', needsApproval = false } = judged.data ?? {};
  return {
    quote: body && (quoted.data?.quote ?? undefined),
    isQuoting: body !== undefined && quoted.isFetching,
    error: body ? quoted.error : null,
    over:
      policy === null || policy === undefined
        ? undefined
        : {
            policy,
            approverName,
            violations: evaluation?.segments.flatMap(({ violations }) => violations) ?? [],
          },
    approverName,
    needsApproval,
    refetch: () => void quoted.refetch(),
  };
}
