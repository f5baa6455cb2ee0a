import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host/host';
import { createSlot, type Slot } from '../../../src/session/storage';
import type { Place } from '../../../src/domain/place/place';
import type { BookingState } from '../model/booking-state';
import type { Query } from '../model/journey';

/** Recent cities that are kept. */
const MOST = 9;

type Runtime = Pick<Host['runtime'], 'config' | 'session'>;

/** One text a user, where the runtime keeps its session: what one searched for is no business of the next user's. */
const slots = new WeakMap<Runtime, Map<string, Slot>>();

async function slotOf(runtime: Runtime): Promise<Slot | undefined> {
  const { session, config } = runtime;
  // who has no token is not asked for one
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

/** City and airport codes may be the same (SHA): a place is named by both. */
const nameOf = ({ cityCode, code, isAirport }: Place): string => `${cityCode}/${isAirport ? code : ''}`;

function readNames(slot: Slot | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(slot?.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // cut off or not ours
  }
}

/**
 * Names of the places the user searched for last, the newest first; none while nobody is signed in. `answered`: the search
 * that stands there, which may not be kept yet.
 */
export async function readRecent(runtime: Runtime, answered?: Query): Promise<readonly string[]> {
  // an extra that the picker does without
  const slot = await slotOf(runtime).catch(() => undefined);
  return slot === undefined ? [] : withPlaces(slot, answered);
}

function withPlaces(slot: Slot | undefined, query: Query | undefined): string[] {
  const names = [...(query ? [nameOf(query.dep), nameOf(query.arr)] : []), ...readNames(slot)];
  return [...new Set(names)].slice(0, MOST);
}

/** Those of the names that are places on offer. */
export function recentPlaces(names: readonly string[], places: readonly Place[]): Place[] {
  if (names.length === 0) return [];
  const byName = new Map(places.map((place) => [nameOf(place), place]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** Keeps the places of every search that was answered for the user. Returns how to stop. */
export function keepRecentPlaces(
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
  // answered before this was there
  keepAnswered(store.getState());
  return store.subscribe(keepAnswered);
}
