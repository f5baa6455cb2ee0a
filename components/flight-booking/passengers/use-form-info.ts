import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OrderFormInfo } from '../../../src/contract/travellers';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import type { Booking } from '../model/booking';
import { readOrderFormInfo } from '../model/calls';

/** What the order form offers: rights, cost lists, insurance, fees. The order can be made without it. */
export function useFormInfo({ host }: Booking): UseQueryResult<OrderFormInfo> {
  return useQuery(
    {
      queryKey: ['order-form'],
      queryFn: () => withSession(host, () => readOrderFormInfo(host.runtime)),
    },
    queryClientOf(host.runtime),
  );
}
