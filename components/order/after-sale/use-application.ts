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
  /** undefined: none, not known yet, or one that is none of theirs. */
  application: ApplicationDetail | undefined;
  /** The same where it can be used. */
  usable: Usable | undefined;
  isPending: boolean;
  choose(applyId: string): void;
}

/** The application that a change or refund of an order is to be asked for by: as the host asks, until the user goes on with another. */
export function useApplication<Usable extends Application>(
  given: string,
  orderNo: string,
  isUsable: (application: Application | undefined) => application is Usable,
): ChosenApplication<Usable> {
  const [chosen, setChosen] = useState({ given, applyId: given });
  if (chosen.given !== given) setChosen({ given, applyId: given });
  const { applyId } = chosen;
  // others may decide it, or use it
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
