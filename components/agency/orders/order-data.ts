import type { ResultOf } from '../../../src/contract/call';
import type { queryAgencyOrder } from '../../../src/contract/agency/orders/orders';

export type OrderData = ResultOf<typeof queryAgencyOrder>;
