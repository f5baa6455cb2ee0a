import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Package = v.object({ version: v.string() });

/** Version of the project. The file is read instead of imported, because not every test runner imports JSON. */
export const { version: VERSION } = v.parse(Package, JSON.parse(readFileSync('package.json', 'utf8')));
