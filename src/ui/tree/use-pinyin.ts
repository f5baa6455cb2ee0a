import { useEffect, useState } from 'react';
import { typedReadings, type ReadingsOf } from '../../domain/sound-search';

/** Cache of the readings of characters met so far, in all lists. */
const readingsByCharacter = new Map<string, readonly string[]>();
const readingsOf: ReadingsOf = (character) => readingsByCharacter.get(character) ?? [character];

/** Duration of a work slice in ms, after which the page may render. */
const SLICE_MS = 8;
const HAN = /\p{Script=Han}/u;

/**
 * Returns the readings of the characters of texts. The library loads when letters are typed, and each character is
 * looked up once, in slices. `readingsOf` is undefined until all are known.
 */
export function usePinyin(
  texts: readonly string[] | undefined,
  typed: string,
): { readingsOf: ReadingsOf | undefined; isLearning: boolean } {
  const [learned, setLearned] = useState<readonly string[]>();
  const isLearned = texts !== undefined && learned === texts;
  const isLearning = texts !== undefined && !isLearned && /[a-zü]/i.test(typed);
  useEffect(() => {
    if (!isLearning) return undefined;
    const left = new AbortController();
    void (async () => {
      await learn(texts, left.signal);
      if (!left.signal.aborted) setLearned(texts);
    })();
    return () => left.abort();
  }, [isLearning, texts]);
  return { readingsOf: isLearned ? readingsOf : undefined, isLearning };
}

async function learn(texts: readonly string[], left: AbortSignal): Promise<void> {
  const pinyin = await library();
  // the next opening loads it again; until then names are not found by sound
  if (!pinyin) return;
  let until = performance.now() + SLICE_MS;
  for (const text of texts) {
    for (const character of text) {
      if (readingsByCharacter.has(character)) continue;
      const isRead = HAN.test(character);
      readingsByCharacter.set(character, isRead ? typedReadings(character, pinyin(character)) : [character]);
      if (!isRead || performance.now() < until) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (left.aborted) return;
      until = performance.now() + SLICE_MS;
    }
  }
}

async function library(): Promise<((character: string) => string[]) | undefined> {
  try {
    const { pinyin } = await import('pinyin-pro');
    return (character) => pinyin(character, { multiple: true, toneType: 'none', type: 'array' });
  } catch {
    return undefined;
  }
}
