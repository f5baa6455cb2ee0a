import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultName, FaultText } from '../../../../src/contract/faults';
import { loadModule } from '../load-module';

const CONTRACT = join(import.meta.dirname, '../../../../src/contract');

const modules = await Promise.all(
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\W)faults\.[jt]s$/.test(file))
    .map((file) => loadModule(join(CONTRACT, file))),
);

/** The faults of all areas, gathered from the contract. */
const tables = modules.flatMap((module) => Object.values(module) as Record<string, FaultText>[]);

/** Faults by name. */
export const FAULTS = Object.assign({}, ...tables) as Readonly<Record<FaultName, FaultText>>;

/** All rows, for checking that names and codes are unique. */
export const FAULT_ROWS: readonly (readonly [name: string, fault: FaultText])[] = tables.flatMap((table) =>
  Object.entries(table),
);
