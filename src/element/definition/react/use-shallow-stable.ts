import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** Returns a shallowly equal object as the same object, while none of its members has changed. */
export function useShallowStable<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  if (shallow(kept, value)) return kept;
  setKept(value);
  return value;
}
