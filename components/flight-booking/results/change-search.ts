import { createContext } from 'react';

/** Brings the search form into view, unfolded where it is folded, with the focus in it; undefined: there is none. */
export const ChangeSearch = createContext<(() => void) | undefined>(undefined);
