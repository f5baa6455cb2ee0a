import { useEffect, useState } from 'react';
import { soundMatch, type SoundMatch } from '../../../src/domain/sound-match';

/** The sounds of the characters are many: they come once letters are typed. Without them nothing sounds alike. */
export function useSounds(typed: string): { soundsLike: SoundMatch; isLearning: boolean } {
  const [soundsLike, setSoundsLike] = useState<SoundMatch>();
  const isLearning = /[a-zü]/i.test(typed) && !soundsLike;
  useEffect(() => {
    if (!isLearning) return undefined;
    let isAwaited = true;
    void (async () => {
      const learned = await learn();
      if (isAwaited) setSoundsLike(() => learned);
    })();
    return () => {
      isAwaited = false;
    };
  }, [isLearning]);
  return { soundsLike: soundsLike ?? NOTHING, isLearning };
}

const NOTHING: SoundMatch = () => false;

async function learn(): Promise<SoundMatch> {
  try {
    const { match } = await import('pinyin-pro');
    return soundMatch(match, { continuous: true });
  } catch {
    // asked for again by the next field
    return NOTHING;
  }
}
