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
  // loaded here, because the dictionary takes longer to load than the gateway's start
  const { pinyin } = await import('pinyin-pro');
  const read = (pattern: 'pinyin' | 'first') =>
    // some characters have another sound as a family name, and users type v for ü
    pinyin(name, { pattern, toneType: 'none', type: 'array', v: true, nonZh: 'consecutive', surname: 'head' })
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return { pinyin: read('pinyin'), initials: read('first') };
}
