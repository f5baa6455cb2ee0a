import { surnameOf } from '../server/search/surnames';

interface Sounds {
  pinyin: string;
  initials: string;
}

/** Pinyin of a name as typed in a search: the whole, and the initials. */
export async function soundsOfName(name: string): Promise<Sounds> {
  if (/^[A-Z /]+$/.test(name)) {
    const parts = name.split(/[ /]/).filter((part) => part !== '');
    return {
      pinyin: parts.join('').toLowerCase(),
      initials: parts
        .map((part) => part.charAt(0))
        .join('')
        .toLowerCase(),
    };
  }
  const { surname = '', syllables = [] } = surnameOf(name) ?? {};
  // loaded here, because the dictionary takes longer to load than the gateway's start
  const { pinyin } = await import('pinyin-pro');
  const read = (pattern: 'pinyin' | 'first') =>
    // some characters have another sound as a family name, and users type v for ü
    pinyin(name.slice(surname.length), {
      pattern,
      toneType: 'none',
      type: 'array',
      v: true,
      nonZh: 'consecutive',
      surname: surname === '' && !name.includes('·') ? 'head' : 'off',
    })
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return {
    pinyin: syllables.join('') + read('pinyin'),
    initials: syllables.map((one) => one.charAt(0)).join('') + read('first'),
  };
}
