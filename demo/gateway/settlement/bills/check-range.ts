import { DATA_RANGE, type Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';

/** Bills are of the whole enterprise: who sees a part of it sees none. Throws billsNotSeen. */
export function checkRange({ range }: Caller): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('billsNotSeen');
}
