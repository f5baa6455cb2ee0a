import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderStatus } from '../../src/contract/order/list';
import type { Host } from '../../src/element/host/host';
import type { Destination } from './element';
import type { home } from './element';

/** What the element shows: itself, or what nobody around it has a page for. */
export type Place =
  | { view: 'home' }
  | { view: 'approvals' }
  | { view: 'orders'; orderNo: string; statuses: readonly OrderStatus[] }
  | { view: 'search'; depCode: string; arrCode: string; depDate: string; retDate: string; travelType: 1 | 2 };

export interface HomePlace {
  store: StoreApi<Place>;
  /** Asks the page around to lead somewhere; shows it in place if that does not. */
  go(destination: Destination): void;
  back(): void;
}

export function createHomePlace(host: Host<typeof home>): HomePlace {
  const store = createStore<Place>(() => ({ view: 'home' }));
  return {
    store,
    go(destination) {
      host.track('way-taken', { target: destination.target });
      if (host.emit('tp-navigate', destination)) store.setState(placeOf(destination), true);
    },
    back: () => store.setState({ view: 'home' }, true),
  };
}

function placeOf(destination: Destination): Place {
  switch (destination.target) {
    case 'order':
      return { view: 'orders', orderNo: destination.orderNo, statuses: [] };
    case 'orders':
      return { view: 'orders', orderNo: '', statuses: destination.status };
    case 'approvals':
      return { view: 'approvals' };
    case 'search': {
      const { depCode, arrCode, depDate, retDate, travelType } = destination;
      return { view: 'search', depCode, arrCode, depDate, retDate, travelType };
    }
  }
}
