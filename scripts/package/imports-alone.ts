import type { Plugin } from 'vite';

/** A call of `require` by its name, or by that of what bundlers put in its place. */
const REQUIRE = /(?<![\w$.])(?:__)?require\s*\(\s*["'`][^"'`]*["'`]\s*\)|Calling \\?`require\\?` for/;

/** Says of code whether it asks for modules in a way that modules do not have. */
export const asksByRequire = (code: string): boolean => REQUIRE.test(code);

/** Fails a build for bundlers whose modules call `require`: in a browser there is none, and what calls it throws. */
export const importsAlone: Plugin = {
  name: 'imports-alone',
  generateBundle(_options, bundle) {
    const wrong = Object.values(bundle).filter((file) => file.type === 'chunk' && asksByRequire(file.code));
    if (wrong.length > 0)
      throw new Error(`these modules call require: ${wrong.map(({ fileName }) => fileName).join(', ')}`);
  },
};
