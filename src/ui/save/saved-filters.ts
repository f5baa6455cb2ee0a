import { createContext, useContext } from 'react';
import type { Sheet } from '../../domain/sheet/sheet';

const NONE: Sheet['filters'] = [];

/** Names and values of the filters of a page, for the heads of the files saved from it. */
export const SavedFilters = createContext<Sheet['filters']>(NONE);

export const useSavedFilters = (): Sheet['filters'] => useContext(SavedFilters);
