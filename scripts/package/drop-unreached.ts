import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes from `folder/sources` the types that no file beside that folder reaches through imports. */
export function dropUnreached(folder: string): void {
  const types = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
  const sources = join(folder, 'sources/');
  const waiting = types.filter((file) => !file.startsWith(sources));
  const reached = new Set<string>();
  for (const file of waiting) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\(|import )['"](\.[^'"]*)\.js['"]/g,
    ))
      waiting.push(join(dirname(file), `${to}.d.ts`));
  }
  for (const file of types) if (!reached.has(file)) rmSync(file);
}
