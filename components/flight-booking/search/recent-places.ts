import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host/host';
import { createSlot, type Slot } from '../../../src/session/storage';
import type { Place } from '../../../src/domain/place/place';
import type { BookingState } from '../model/booking-state';
import type { Query } from '../model/journey';

/** Maximum number of recent places. */
const MOST = 9;

type Runtime = Pick<Host['runtime'], 'config' | 'session'>;

/** Storage slot per user in the session's storage, so that users do not see each other's searches. */
const slots = new WeakMap<Runtime, Map<string, Slot>>();

async function slotOf(runtime: Runtime): Promise<Slot | undefined> {
  const { session, config } = runtime;
  // reads no session without a token, as that would ask for a sign-in
  if ((await session.token()) === undefined) return undefined;
  const state = await session.start();
  if (state.status !== 'signedIn') return undefined;
  const { userNO } = state.user;
  let ofUsers = slots.get(runtime);
  if (!ofUsers) slots.set(runtime, (ofUsers = new Map()));
  let slot = ofUsers.get(userNO);
  if (!slot) {
    slot = createSlot(config.storage ?? 'local', `tp-recent-cities-${userNO}${session.rest.scope}`);
    ofUsers.set(userNO, slot);
  }
  return slot;
}

/** Key of a place. It contains both codes, as those of a city and an airport may be equal (SHA). */
const nameOf = ({ cityCode, code, isAirport }: Place): string => `${cityCode}/${isAirport ? code : ''}`;

function readNames(slot: Slot | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(slot?.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // truncated, or written by other code
  }
}

/**
 * Keys of the user's recent places, newest first; empty when no user is signed in. `answered`: the current search,
 * which may not be stored yet.
 */
export async function readRecent(runtime: Runtime, answered?: Query): Promise<readonly string[]> {
  // the picker works without recent places
  const slot = await slotOf(runtime).catch(() => undefined);
  return slot === undefined ? [] : withPlaces(slot, answered);
}

function withPlaces(slot: Slot | undefined, query: Query | undefined): string[] {
  const names = [...(query ? [nameOf(query.dep), nameOf(query.arr)] : []), ...readNames(slot)];
  return [...new Set(names)].slice(0, MOST);
}

/** Places of these keys that are on offer. */
export function recentPlaces(names: readonly string[], places: readonly Place[]): Place[] {
  if (names.length === 0) return [];
  const byName = new Map(places.map((place) => [nameOf(place), place]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** Stores the places of every search that found flights. Returns the stop function. */
export function storeRecentPlaces(
  { runtime }: Pick<Host, 'runtime'>,
  store: StoreApi<BookingState>,
): () => void {
  async function keep(query: Query): Promise<void> {
    const slot = await slotOf(runtime).catch(() => undefined);
    slot?.write(JSON.stringify(withPlaces(slot, query)));
  }
  const keepAnswered = ({ flow }: BookingState, before?: BookingState): void => {
    if (flow.step === 'choosing' && flow !== before?.flow) void keep(flow.query);
  };
  // a search may have ended before this code was loaded
  keepAnswered(store.getState());
  return store.subscribe(keepAnswered);
}
