import { createStore, type StoreApi } from 'zustand/vanilla';

/** A chosen entry of a list, identified by its number. */
export interface Selected {
  no: string;
  name: string;
}

/** Selections for the pages of an area (specification 3, app state). */
export interface Selections {
  costCenters: readonly Selected[];
  accountSubjects: readonly Selected[];
  departments: readonly Selected[];
  persons: readonly Selected[];
}

const NONE: Selections = { costCenters: [], accountSubjects: [], departments: [], persons: [] };

export const createSelections = (): StoreApi<Selections> => createStore(() => NONE);

/** Step 3 of the navigation guard (specification 2.9). */
export const clearSelections = (store: StoreApi<Selections>): void => store.setState(NONE, true);
