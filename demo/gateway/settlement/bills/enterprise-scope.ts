import { DATA_RANGE, type Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';

/** Throws billsNotSeen when the caller sees only a part of the enterprise, because a bill covers the whole of it. */
export function requireEnterpriseScope({ range }: Caller): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('billsNotSeen');
}
