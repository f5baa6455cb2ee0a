import { useState } from 'react';
import { useStore } from 'zustand';
import type { Call } from '../../contract/call';
import { useHost } from '../host/host-context';
import { createIntent, type Intent, type IntentState } from './intent';

/** A change that a view makes: see `createIntent`. */
export function useIntent<C extends Call>(call: C): Intent<C> & IntentState<C> {
  const host = useHost();
  const [intent] = useState(() => createIntent(host, call));
  return { ...intent, ...useStore(intent.store) };
}
