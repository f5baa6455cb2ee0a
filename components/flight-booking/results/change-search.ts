import { createContext } from 'react';

/** Scrolls to the search form, unfolds and focuses it; undefined when there is none. */
export const ChangeSearch = createContext<(() => void) | undefined>(undefined);
