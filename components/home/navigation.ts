import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../../src/element/host/host';
import type { home, HomeTarget } from './declaration';

/** Asks the page around to lead somewhere; shows it in place if that does not. */
export type Go = (target: HomeTarget) => void;

export interface HomeNavigation {
  /** What is shown instead of the home page; undefined: the home page itself. */
  inPlace: StoreApi<HomeTarget | undefined>;
  go: Go;
  back(): void;
}

export function createHomeNavigation(host: Host<typeof home>): HomeNavigation {
  const inPlace = createStore<HomeTarget | undefined>(() => undefined);
  return {
    inPlace,
    go(target) {
      host.track('way-taken', { target: target.target });
      if (host.emit('tp-navigate', target)) inPlace.setState(target, true);
    },
    back: () => inPlace.setState(undefined, true),
  };
}
