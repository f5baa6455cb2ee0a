import { useEffect, useState } from 'react';

/** Does a text sound like what was typed: 拼音 in full or 首字母, from any character of it? */
type SoundMatch = (text: string, typed: string) => boolean;

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
    // a syllable may be begun only: 差 is heard as cha and chai, and "first" would stop at the first that fits
    return (text, typed) =>
      spellings(typed).some((one) => match(text, one, { continuous: true, precision: 'start' }) !== null);
  } catch {
    // asked for again by the next field
    return NOTHING;
  }
}

/** ü is typed as v or u. */
const spellings = (typed: string): string[] => [...new Set([typed, typed.replace(/(?<=[ln])[uv]/g, 'ü')])];
