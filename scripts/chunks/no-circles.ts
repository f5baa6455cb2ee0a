import type { Plugin } from 'vite';

/**
 * Chunks that stand on each other run in an order that no module asked for: what one of them reads is not there yet, and
 * the page stays empty. Which chunks there are depends on what all areas import: so every build looks.
 */
export const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_options, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
    );
    for (const start of imports.keys()) {
      const seen = new Set<string>();
      const open = [...(imports.get(start) ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === start) this.error(`chunks stand on each other: ${start}, by ${[...seen].join(', ')}`);
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(...(imports.get(next) ?? []));
      }
    }
  },
};
