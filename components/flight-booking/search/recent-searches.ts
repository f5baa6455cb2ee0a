import type { SessionState } from '../../../src/session/session';
import { renewed } from '../../../src/domain/place/journey';
import { createSlot } from '../../../src/session/storage';
import type { Booking } from '../model/booking';
import type { BookingState } from '../model/booking-state';
import { readRecents, withOwner, withoutRecent, withRecent, type Recent } from './recent';

/** Name in storage; the number changes with the shape of what is kept. */
const KEY = 'tp-recent-searches-1';

type RecentSearches = ReturnType<typeof createRecentSearches>;
const made = new WeakMap<Booking, RecentSearches>();

/** The searches of whoever is signed in, in their present enterprise; its code comes when the page is at rest. */
export function recentSearchesOf(booking: Booking): RecentSearches {
  const recents = made.get(booking) ?? createRecentSearches(booking);
  made.set(booking, recents);
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
    store.setState({ recent: list.map((recent) => renewed(recent, booking.today)) });
  }

  /** Other tabs write too: the change is made to what is there now. */
  function change(how: (list: readonly Recent[]) => readonly Recent[]): void {
    const who = owner();
    if (who === undefined) return;
    slot.write(JSON.stringify(withOwner(readRecents(slot.read()), who, how(listOf(who)))));
    show();
  }

  /** Who is signed in, on a page that has not asked yet. Not known: then nothing is kept or shown. */
  async function identify(): Promise<void> {
    if (session.store.getState().status !== 'unknown') return;
    try {
      if ((await session.token()) !== undefined) await session.start();
    } catch {
      // the search itself tells of a gateway that does not answer
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
    /** Keeps searches that found flights, and shows those of the user as long as nobody else signs in. */
    keep(): () => void {
      const stopKeeping = store.subscribe((state, before) => {
        if (state.flow !== before.flow && before.flow.step === 'searching') void keepSearch(state);
      });
      const stopWatching = session.store.subscribe(show);
      show();
      // found before this was there
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
