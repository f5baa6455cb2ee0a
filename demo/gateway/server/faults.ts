import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FaultName, FaultText } from '../../../src/contract/faults';

const CONTRACT = join(import.meta.dirname, '../../../src/contract');

const modules = await Promise.all(
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\W)faults\.ts$/.test(file))
    .map(
      async (file) =>
        (await import(pathToFileURL(join(CONTRACT, file)).href)) as Record<string, Record<string, FaultText>>,
    ),
);

/** The refusals of all areas, gathered from the contract. */
const tables = modules.flatMap((module) => Object.values(module));

/** By name. */
export const FAULTS = Object.assign({}, ...tables) as Readonly<Record<FaultName, FaultText>>;

/** Every row, to see that no name and no code stands twice. */
export const FAULT_ROWS: readonly (readonly [name: string, fault: FaultText])[] = tables.flatMap((table) =>
  Object.entries(table),
);
