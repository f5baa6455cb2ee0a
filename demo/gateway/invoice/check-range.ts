import { DATA_RANGE, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** Invoices are the whole enterprise's: who sees a part of it sees none. Throws invoicesNotSeen. */
export function checkRange({ range }: Pick<Caller, 'range'>): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('invoicesNotSeen');
}
