import { DATA_RANGE, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** A wallet is the whole enterprise's: who sees a part of it alone has none of it. Throws forbidden. */
export function checkWholeEnterprise({ range }: Pick<Caller, 'range'>): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('forbidden');
}
