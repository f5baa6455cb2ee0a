import { queryApprovalDetail, type ApplicationDetail } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';

export interface Approved {
  /** The application that the user came with; undefined: none, not known yet, or one that is none of theirs. */
  application: ApplicationDetail | undefined;
  isPending: boolean;
}

/** The application that a change or refund of an order is to be asked for by; '' for none. */
export function useApproved(applyId: string, orderNo: string): Approved {
  // others may decide it, or use it
  const found = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId }, { live: true });
  const { data } = found;
  const isOfOrder = (data?.change?.orderNo ?? data?.refund?.orderNo) === orderNo;
  return {
    application: data !== undefined && isOfOrder ? data : undefined,
    isPending: applyId !== '' && found.isPending,
  };
}
