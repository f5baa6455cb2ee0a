import type { Call } from '../../../../src/contract/call';
import type { Caller } from './caller';
import { Fault } from './fault';

/** Returns whether sessions that only view may make a call: it reads, changes nothing and discloses no file or number. */
export const isViewable = ({ mutates, reads, discloses }: Pick<Call, 'mutates' | 'reads' | 'discloses'>) =>
  mutates === undefined && reads !== undefined && discloses === undefined;

/** Throws viewOnly. */
export function assertViewable({ isViewOnly }: Caller, call: Parameters<typeof isViewable>[0]): void {
  if (isViewOnly === true && !isViewable(call)) throw new Fault('viewOnly');
}
