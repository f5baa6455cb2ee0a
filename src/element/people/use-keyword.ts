import { useDeferredValue, useState } from 'react';

/** What is typed to find somebody by, and what is looked for: that follows when there is time. */
export interface Keyword {
  typed: string;
  wanted: string;
  type(text: string): void;
}

export function useKeyword(): Keyword {
  const [text, type] = useState('');
  const typed = text.trim();
  return { typed, wanted: useDeferredValue(typed), type };
}
