import { useState } from 'react';
import {
  queryApprovalDetail,
  type Application,
  type ApplicationDetail,
} from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';

export interface ChosenApplication<Usable> {
  /** '' for none. */
  applyId: string;
  /** undefined: none is chosen, it is still loading, or it belongs to another order. */
  application: ApplicationDetail | undefined;
  /** `application` where it is approved and can be used. */
  usable: Usable | undefined;
  isPending: boolean;
  choose(applyId: string): void;
}

/**
 * Approval application that a change or refund is based on: the host's `given` one until the user continues with
 * another.
 */
export function useApplication<Usable extends Application>(
  given: string,
  orderNo: string,
  isUsable: (application: Application | undefined) => application is Usable,
): ChosenApplication<Usable> {
  const [chosen, setChosen] = useState({ given, applyId: given });
  if (chosen.given !== given) setChosen({ given, applyId: given });
  const { applyId } = chosen;
  // live, as other people may decide or use it meanwhile
  const { data, isPending } = useCall(queryApprovalDetail, applyId === '' ? undefined : { applyId }, {
    live: true,
  });
  const isOfOrder = (data?.change?.orderNo ?? data?.refund?.orderNo) === orderNo;
  const application = isOfOrder ? data : undefined;
  return {
    applyId,
    application,
    usable: isUsable(application) ? application : undefined,
    isPending: applyId !== '' && isPending,
    choose: (next) => setChosen({ given, applyId: next }),
  };
}
