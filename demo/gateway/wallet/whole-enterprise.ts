import { DATA_RANGE, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';

/** Throws forbidden when the caller sees only a part of the enterprise, because a wallet belongs to the whole of it. */
export function checkWholeEnterprise({ range }: Pick<Caller, 'range'>): void {
  if (range !== DATA_RANGE.enterprise) throw new Fault('forbidden');
}
