import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** What is said from outside, as one object: the same for as long as none of its members has changed. */
export function useUnchanged<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  if (shallow(kept, value)) return kept;
  setKept(value);
  return value;
}
