import { createStore, type StoreApi } from 'zustand/vanilla';

/** A chosen entry of a list, identified by its number. */
export interface SelectedEntry {
  no: string;
  name: string;
}

/** Selections for the pages of an area (specification 3, app state). */
export interface Selections {
  costCenters: readonly SelectedEntry[];
  accountSubjects: readonly SelectedEntry[];
  departments: readonly SelectedEntry[];
  persons: readonly SelectedEntry[];
}

const NONE: Selections = { costCenters: [], accountSubjects: [], departments: [], persons: [] };

export const createSelections = (): StoreApi<Selections> => createStore(() => NONE);

/** Step 3 of the navigation guard (specification 2.9). */
export const clearSelections = (store: StoreApi<Selections>): void => store.setState(NONE, true);
