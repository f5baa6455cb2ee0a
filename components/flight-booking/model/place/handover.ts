import type { Runtime } from '../../../../src/element/runtime/runtime';
import type { BookingState } from '../booking-state';

/** State of a search that no address contains. */
export type SearchHandover = Pick<BookingState, 'request' | 'party' | 'travelType'>;

const waiting = new WeakMap<Runtime, SearchHandover>();

/** Hands a search over to the booking on another page of the same runtime. */
export function handSearchOver(runtime: Runtime, { request, party, travelType }: SearchHandover): void {
  waiting.set(runtime, { request, party, travelType });
}

/** Takes the search that was handed over, once. */
export function takeSearchOver(runtime: Runtime): SearchHandover | undefined {
  const search = waiting.get(runtime);
  waiting.delete(runtime);
  return search;
}
