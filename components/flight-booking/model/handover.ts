import type { Runtime } from '../../../src/element/runtime/runtime';
import type { BookingState } from './flow';

/** What of a search is in no address. */
export type Left = Pick<BookingState, 'request' | 'party' | 'travelType'>;

const waiting = new WeakMap<Runtime, Left>();

/** Leaves it for the booking that takes a search over, on another page of the same runtime. */
export function leaveSearch(runtime: Runtime, { request, party, travelType }: Left): void {
  waiting.set(runtime, { request, party, travelType });
}

/** What was left, once. */
export function takeSearch(runtime: Runtime): Left | undefined {
  const left = waiting.get(runtime);
  waiting.delete(runtime);
  return left;
}
