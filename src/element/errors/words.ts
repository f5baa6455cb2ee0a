/**
 * English words by the Chinese ones. `{name}` stands for a text of data, `{#name}` for a number, and `{$name}` for words
 * that are translated too, one or several.
 */
export type Words = Readonly<Record<string, string>>;

interface Pattern {
  test: RegExp;
  names: readonly string[];
  english: string;
}

const PLACE = /\{([$#]?\w+)\}/g;

/** Returns a function that translates words; its result is undefined for unknown ones. The first table that knows one counts. */
export function createWords(tables: readonly Words[]): (text: string) => string | undefined {
  const entries = tables.flatMap((table) => Object.entries(table));
  const whole = new Map(entries.toReversed().filter(([chinese]) => !chinese.includes('{')));
  const patterns = entries.filter(([chinese]) => chinese.includes('{')).map(patternOf);

  function translate(text: string): string | undefined {
    const known = whole.get(text);
    if (known !== undefined) return known;
    for (const { test, names, english } of patterns) {
      const found = test.exec(text);
      if (found) return filled(english, new Map(names.map((name, at) => [name, found[at + 1] ?? ''])));
    }
    return undefined;
  }
  const filled = (english: string, values: ReadonlyMap<string, string>): string =>
    english.replace(PLACE, (_, name: string) => {
      const value = values.get(name) ?? '';
      if (!name.startsWith('$')) return value.replaceAll('、', ', ');
      const words = value.split('、').map((word) => translate(word) ?? word);
      return translate(value) ?? words.join(', ');
    });
  return translate;
}

function patternOf([chinese, english]: readonly [string, string]): Pattern {
  const names: string[] = [];
  const source = chinese
    .split(PLACE)
    .map((part, at) => {
      if (at % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\/-]/g, String.raw`\$&`);
      names.push(part);
      return part.startsWith('#') ? String.raw`(\d+)` : '(.*?)';
    })
    .join('');
  return { test: new RegExp(`^${source}$`, 's'), names, english };
}
