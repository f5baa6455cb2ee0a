import { existsSync } from 'node:fs';
import type { Import } from './imports';
import { circles } from './rules';

const GATEWAY = 'demo/gateway/';
const hasAreaFile = (area: string): boolean => existsSync(`${GATEWAY}${area}/area.ts`);

/**
 * Returns the area of a path in the gateway: the innermost folder with an area.ts, or else the first folder. Returns
 * undefined for server/, db/ and the modules that assemble the gateway.
 */
export function areaOf(path: string, isArea = hasAreaFile): string | undefined {
  if (!path.startsWith(GATEWAY)) return undefined;
  const folders = path.slice(GATEWAY.length).split('/').slice(0, -1);
  const [first] = folders;
  if (first === undefined || first === 'server' || first === 'db') return undefined;
  const within = folders.map((_, at) => folders.slice(0, folders.length - at).join('/'));
  return within.find((area) => isArea(area)) ?? first;
}

/**
 * Returns circles among the areas of the gateway, type imports included. Without circles the areas form layers, each
 * above all its imports, and no list of layers is needed.
 */
export function areaCircles(imports: readonly Import[]): string[] {
  const between = imports.flatMap((one) => {
    const [from, to] = [areaOf(one.from), areaOf(one.to)];
    return from === undefined || to === undefined || from === to
      ? []
      : [{ from, to, typeOnly: false, by: `${one.from} imports ${one.to}` }];
  });
  return circles(between).map((circle) => {
    const steps = circle.slice(1).map((to, at) => {
      const step = between.find((one) => one.from === circle[at] && one.to === to);
      return `  ${step?.by ?? ''}`;
    });
    return (
      `${circle.join(' → ')}:\n${steps.join('\n')}\n` +
      'An area knows nothing of those above it; what it must tell one of them goes by an event ' +
      '(demo/gateway/server/events/domain-events.ts)'
    );
  });
}
