import type { Plugin } from 'vite';

/**
 * Reads `module.exports` of the host's React by name only at run time: Vite's module for CommonJS libraries that require
 * React names it as an import, which webpack refuses, because React exports nothing of that name.
 */
export const externalRequire: Plugin = {
  name: 'external-require',
  transform: {
    filter: { id: /builtin:esm-external-require-/ },
    handler: (code) => ({
      code: code.replace("m['module.exports']", "Reflect.get(m, 'module.exports')"),
      map: null,
    }),
  },
};
