import { useDeferredValue, useState } from 'react';

/** Typed text and search keyword; the keyword is a deferred value of the text. */
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
