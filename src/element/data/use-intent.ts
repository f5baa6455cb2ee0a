import { useState } from 'react';
import { useStore } from 'zustand';
import type { Call } from '../../contract/call';
import { useHost } from '../host/host-context';
import { createIntent, type Intent, type IntentOptions, type IntentState } from './intent';

/** A change that a view makes: see `createIntent`. The options are those of the first time. */
export function useIntent<C extends Call>(
  call: C,
  options: IntentOptions<C> = {},
): Intent<C> & IntentState<C> {
  const host = useHost();
  const [intent] = useState(() => createIntent(host, call, options));
  return { ...intent, ...useStore(intent.store) };
}
