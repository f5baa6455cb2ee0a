import type { SessionState } from '../../../src/session/session';
import { adaptToToday } from '../../../src/domain/place/journey';
import { createSlot } from '../../../src/session/storage';
import type { Booking } from '../model/booking';
import type { BookingState } from '../model/booking-state';
import { readRecents, withOwner, withoutRecent, withRecent, type Recent } from './recent';

/** Name in storage. The number changes with the shape of the stored data. */
const KEY = 'tp-recent-searches-1';

type RecentSearches = ReturnType<typeof createRecentSearches>;
const searchesByBooking = new WeakMap<Booking, RecentSearches>();

/** Recent searches of the signed-in user in their current enterprise. Its code is loaded when the page is idle. */
export function recentSearchesOf(booking: Booking): RecentSearches {
  const recents = searchesByBooking.get(booking) ?? createRecentSearches(booking);
  searchesByBooking.set(booking, recents);
  return recents;
}

function createRecentSearches(booking: Booking) {
  const { host, store } = booking;
  const { config, session } = host.runtime;
  const slot = createSlot(config.storage ?? 'local', KEY + session.rest.scope);
  const listOf = (owner: string) => readRecents(slot.read())[owner] ?? [];
  const owner = () => ownerOf(session.store.getState());

  function show(): void {
    const who = owner();
    const list = who === undefined ? [] : listOf(who);
    store.setState({ recent: list.map((recent) => adaptToToday(recent, booking.today)) });
  }

  /** Changes the stored list as it is now, as other tabs write it too. */
  function change(how: (list: readonly Recent[]) => readonly Recent[]): void {
    const who = owner();
    if (who === undefined) return;
    slot.write(JSON.stringify(withOwner(readRecents(slot.read()), who, how(listOf(who)))));
    show();
  }

  /** Identifies the user on a page that has not done so yet. Nothing is stored or shown for an unknown user. */
  async function identify(): Promise<void> {
    if (session.store.getState().status !== 'unknown') return;
    try {
      if ((await session.token()) !== undefined) await session.start();
    } catch {
      // the search reports a failing gateway itself
    }
  }

  async function keepSearch({ flow }: BookingState): Promise<void> {
    if (flow.step !== 'choosing' || flow.choices.length > 0) return;
    const { dep, arr, date, returnDate } = flow.query;
    const one = {
      depCode: dep.code,
      arrCode: arr.code,
      depDate: date,
      retDate: returnDate,
      depName: dep.name,
      arrName: arr.name,
    };
    await identify();
    change((list) => withRecent(list, one));
  }

  return {
    /** Stores searches that found flights, and shows those of the signed-in user. Returns the stop function. */
    keep(): () => void {
      const stopKeeping = store.subscribe((state, before) => {
        if (state.flow !== before.flow && before.flow.step === 'searching') void keepSearch(state);
      });
      const stopWatching = session.store.subscribe(show);
      show();
      // a search may have ended before this code was loaded
      void keepSearch(store.getState());
      if (slot.read() !== undefined) void identify();
      return () => {
        stopKeeping();
        stopWatching();
      };
    },

    forget: (recent: Recent) => change((list) => withoutRecent(list, recent)),
  };
}

const ownerOf = (state: SessionState): string | undefined =>
  state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.enterprise.staffNO}` : undefined;
