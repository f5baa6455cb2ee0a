import type { Plugin } from 'vite';

const LIST = /components[\\/]index\.ts$/;
/** The same file as it is written, asked for when the first element is. */
const WHOLE = '?whole';
const LOAD =
  /(['"]?)([\w-]+)\1: \{\s*load: \(\) =>\s*(?:first\(\s*import\([^()]*\),\s*import\([^()]*\),?\s*\)|import\([^()]*\))/g;
const WHOLE_LOAD = /registerElements\(elements\);/;

/**
 * Where the elements' code is stands apart from the first script, which would else hold the names of all parts of all
 * areas. `atOnce`: elements, by tag without prefix, that are asked for before anything else is known.
 */
export function lateList(atOnce: readonly string[]): Plugin {
  return {
    name: 'late-list',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: [LIST, new RegExp(`${LIST.source.slice(0, -1)}\\${WHOLE}$`)] },
      handler(code, id) {
        if (id.endsWith(WHOLE)) return { code: code.replace(WHOLE_LOAD, ''), map: null };
        const short = code.replace(LOAD, (row, quote: string, tag: string) =>
          atOnce.includes(tag) ? row : `${quote}${tag}${quote}: { load: () => whole('${tag}')`,
        );
        const left = short.split(/\bimport\(/).length - 1;
        if (left !== 2 * atOnce.length) this.error(`a row of the list of elements is written in another way`);
        return {
          code: `${short}
const whole = (tag: string): Promise<any> =>
  import('./index${WHOLE}').then(({ elements }) => (elements as any)[tag].load());`,
          map: null,
        };
      },
    },
  };
}
