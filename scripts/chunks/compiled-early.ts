import type { Plugin } from 'vite';

/** Chromium's mark for a script whose functions are wanted as soon as it runs. */
const MARK = '//# allFunctionsCalledOnLoad\n';

/** Shorter ones have nothing to gain, in characters. */
const ENOUGH = 3000;

/**
 * Chromium compiles the functions of a marked script off the main thread while it comes, instead of one by one when they
 * are first called. Entries stay as they are: they run before anything else could be compiled beside them.
 */
export const compiledEarly: Plugin = {
  name: 'compiled-early',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    // after everything that puts code above the chunk's own: the mark counts on the first line alone
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || chunk.code.length < ENOUGH) continue;
        chunk.code = MARK + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        else if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
      }
    },
  },
};
