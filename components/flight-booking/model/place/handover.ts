import type { Runtime } from '../../../../src/element/runtime/runtime';
import type { BookingState } from '../flow';

/** What of a search is in no address. */
export type SearchHandover = Pick<BookingState, 'request' | 'party' | 'travelType'>;

const waiting = new WeakMap<Runtime, SearchHandover>();

/** Leaves it for the booking that takes a search over, on another page of the same runtime. */
export function handSearchOver(runtime: Runtime, { request, party, travelType }: SearchHandover): void {
  waiting.set(runtime, { request, party, travelType });
}

/** What was left, once. */
export function takeSearchOver(runtime: Runtime): SearchHandover | undefined {
  const search = waiting.get(runtime);
  waiting.delete(runtime);
  return search;
}
