import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Package = v.object({ version: v.string() });

/** That of the project, read and not imported: not every runner of tests imports JSON. */
export const { version: VERSION } = v.parse(Package, JSON.parse(readFileSync('package.json', 'utf8')));
