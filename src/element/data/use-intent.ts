import { useState } from 'react';
import { useStore } from 'zustand';
import type { Call } from '../../contract/call';
import { useHost } from '../host/host-context';
import { createIntent, type Intent, type IntentOptions, type IntentState } from './intent';

/** A change for a view: see `createIntent`. Only the options of the first render count. */
export function useIntent<C extends Call>(
  call: C,
  options: IntentOptions<C> = {},
): Intent<C> & IntentState<C> {
  const host = useHost();
  const [intent] = useState(() => createIntent(host, call, options));
  return { ...intent, ...useStore(intent.store) };
}
