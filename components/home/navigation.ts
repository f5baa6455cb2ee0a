import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host } from '../../src/element/host/host';
import type { home, HomeTarget } from './declaration';

/** Requests a navigation from the host page; shows the target in place if the page does not handle it. */
export type Go = (target: HomeTarget) => void;

export interface HomeNavigation {
  /** Target shown in place of the home page; undefined for the home page itself. */
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
