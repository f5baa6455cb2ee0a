import { createContext, useContext } from 'react';
import type { Host } from './host';

export const HostContext = createContext<Host | undefined>(undefined);

/** Host of the element that contains the view. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('a view is rendered only inside its element');
  return host;
}
