interface Sounds {
  pinyin: string;
  initials: string;
}

/** How a name is typed by its sounds, as staff are found by them: all of it, and the initials. */
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
  // a dictionary that takes longer to load than the gateway needs to start
  const { pinyin } = await import('pinyin-pro');
  const read = (pattern: 'pinyin' | 'first') =>
    // some characters sound otherwise as a family name; nobody types ü
    pinyin(name, { pattern, toneType: 'none', type: 'array', v: true, nonZh: 'consecutive', surname: 'head' })
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return { pinyin: read('pinyin'), initials: read('first') };
}
