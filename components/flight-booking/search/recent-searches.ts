import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../src/element/host/host';
import type { SessionState } from '../../../src/session/session';
import { createSlot, type Slot } from '../../../src/session/storage';
import type { BookingState } from '../model/flow';
import { readRecents, renewed, withOwner, withoutRecent, withRecent, type Recent } from './recent';

/** Name in storage; the number changes with the shape of what is kept. */
const KEY = 'tp-recent-searches-1';

/** The searches of whoever is signed in, in their present enterprise; part of the flow of a booking. */
export function createRecentSearches(host: Host, store: StoreApi<BookingState>, today: string) {
  let made: Slot | undefined;
  /** Made when it is first needed: a first paint is drawn without a runtime. */
  const slot = () => (made ??= createSlot(host.runtime.config.storage ?? 'local', KEY));
  const listOf = (owner: string) => readRecents(slot().read())[owner] ?? [];
  const owner = () => ownerOf(host.runtime.session.store.getState());

  function show(): void {
    const who = owner();
    const list = who === undefined ? [] : listOf(who);
    store.setState({ recent: list.map((recent) => renewed(recent, today)) });
  }

  /** Other tabs write too: the change is made to what is there now. */
  function change(how: (list: readonly Recent[]) => readonly Recent[]): void {
    const who = owner();
    if (who === undefined) return;
    slot().write(JSON.stringify(withOwner(readRecents(slot().read()), who, how(listOf(who)))));
    show();
  }

  /** Who is signed in, on a page that has not asked yet. Not known: then nothing is kept or shown. */
  async function identify(): Promise<void> {
    const { session } = host.runtime;
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
    keepRecent(): () => void {
      const stopKeeping = store.subscribe((state, before) => {
        if (state.flow !== before.flow && before.flow.step === 'searching') void keepSearch(state);
      });
      const stopWatching = host.runtime.session.store.subscribe(show);
      show();
      if (slot().read() !== undefined) void identify();
      return () => {
        stopKeeping();
        stopWatching();
      };
    },

    forgetRecent: (recent: Recent) => change((list) => withoutRecent(list, recent)),
  };
}

const ownerOf = (state: SessionState): string | undefined =>
  state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.enterprise.staffNO}` : undefined;
