import { gather } from './gather';
import type { Area } from './server/area';

/** All areas of the gateway, gathered from their folders, which may be nested. */
export const AREAS: readonly Area[] = (await gather(/^(?!server\/).*\/area\.ts$/)).map(({ path, module }) => {
  const { area } = module as { area?: Area };
  const name = path.replace(/\/area\.ts$/, '');
  if (area?.name !== name) throw new Error(`${path} exports no area of the name ${name}`);
  return area;
});
