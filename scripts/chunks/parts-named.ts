import type { Plugin } from 'vite';

/**
 * What an import names beside itself, so that it comes in the same wave: the parts it stands on. Those that the importing
 * chunk stands on too are there before it runs, and naming them again in every import is a tenth of a small chunk.
 */
export function partsNamed(): {
  plugin: Plugin;
  /** For Vite's `resolveDependencies`. An import without parts still names itself: its integrity is checked. */
  resolve(name: string, parts: string[], context: { hostId: string }): string[];
} {
  /** By chunk: what is there when it runs. */
  const there = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'parts-named',
      apply: 'build',
      generateBundle: {
        // before Vite names them
        order: 'pre',
        handler(_options, bundle) {
          there.clear();
          const importsOf = (file: string): readonly string[] => {
            const chunk = bundle[file];
            return chunk?.type === 'chunk' ? chunk.imports : [];
          };
          for (const host of Object.keys(bundle)) {
            const seen = new Set([host]);
            for (const file of seen) for (const part of importsOf(file)) seen.add(part);
            there.set(host, seen);
          }
        },
      },
    },
    resolve(name, parts, { hostId }) {
      const known = there.get(hostId);
      const named = parts.filter((part) => !known?.has(part));
      // where the address is known only as it is imported, there is nothing to name
      return named.length > 0 || name.includes('${') ? named : [name];
    },
  };
}
