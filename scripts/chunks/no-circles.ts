import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a circle. Such chunks run in an unintended order, so that one reads
 * exports that are not set yet and the page stays empty. The chunks depend on the imports of all areas, so every build
 * checks.
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
