import {
  judgeChangeTicketStandard,
  queryChangeOrderDetailGateway,
  type ChangeQuote,
  type NewFlight,
} from '../../../src/contract/order/change';
import type { ResultOf } from '../../../src/contract/call';
import type { SegmentEvaluation, StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { useCall } from '../../../src/element/data/use-call';

interface Wanted {
  orderNo: string;
  changeReason: number;
  passengerNos: readonly number[];
  /** undefined while one is missing. */
  newFlights: NewFlight[] | undefined;
}

export interface JudgedChange {
  /** Current cost; undefined while unknown. */
  quote: ChangeQuote | undefined;
  isQuoting: boolean;
  /** Reason why the change is not possible. */
  error: Error | null;
  /** Violations of travel standards; undefined when compliant or not judged yet. */
  over:
    | {
        policy: number;
        approverName: string;
        segments: readonly SegmentEvaluation[];
        violations: readonly StandardViolation[];
        cheaper: ResultOf<typeof judgeChangeTicketStandard>['cheaperList'];
      }
    | undefined;
  /** Name of the approver; '' for none. */
  approverName: string;
  /** True when the enterprise requires approval regardless of the standards. */
  needsApproval: boolean;
  refetch(): void;
}

/** Current price and compliance of a change. */
export function useJudgedChange({ orderNo, changeReason, passengerNos, newFlights }: Wanted): JudgedChange {
  const body =
    newFlights && passengerNos.length > 0
      ? { orderNo, changeReason, passengerNos: [...passengerNos], newFlights }
      : undefined;
  const quoted = useCall(queryChangeOrderDetailGateway, body, { live: true });
  const judged = useCall(judgeChangeTicketStandard, body, { staleTime: 0, quiet: true });
  const {
    policy,
    evaluation,
    approverName = '',
    needsApproval = false,
    cheaperList = [],
  } = judged.data ?? {};
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
            segments: evaluation?.segments.filter(({ violations }) => violations.length > 0) ?? [],
            violations: evaluation?.segments.flatMap(({ violations }) => violations) ?? [],
            cheaper: cheaperList,
          },
    approverName,
    needsApproval,
    refetch: () => void quoted.refetch(),
  };
}
