import { DATA_RANGE, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/**
 * Throws invoicesNotSeen when the caller sees only a part of the enterprise, because invoices cover the whole of it.
 */
export function requireEnterpriseScope({ range }: Pick<Caller, 'range'>): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('invoicesNotSeen');
}
