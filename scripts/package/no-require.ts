import type { Plugin } from 'vite';

/** Call of `require`, or of the function that bundlers substitute for it. */
const REQUIRE = /(?<![\w$.])(?:__)?require\s*\(\s*["'`][^"'`]*["'`]\s*\)|Calling \\?`require\\?` for/;

/** True when the code calls `require`. */
export const hasRequire = (code: string): boolean => REQUIRE.test(code);

/** Fails a build for bundlers whose modules call `require`: browsers lack it, and the call would throw. */
export const noRequire: Plugin = {
  name: 'imports-alone',
  generateBundle(_options, bundle) {
    const wrong = Object.values(bundle).filter((file) => file.type === 'chunk' && hasRequire(file.code));
    if (wrong.length > 0)
      throw new Error(`these modules call require: ${wrong.map(({ fileName }) => fileName).join(', ')}`);
  },
};
