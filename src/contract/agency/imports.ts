import { call } from '../call';
import { IMPORT_CALLS } from '../import-job/import-job';
import { TABLE_HEAD } from '../import-job/table-import';
import type { AgencyRight } from './rights';

const BASE = '/agencyController/';

interface Definition {
  /** Rows in the names of the calls: `Receipt`. */
  name: string;
  /** Right of the import, and the one to see imports. */
  right: AgencyRight;
  readRight: AgencyRight;
  /** Data that the rows change. */
  changes: readonly string[];
}

/**
 * Declares the calls about the imports of a kind by operators of an agency, like those of staff in
 * `import-job/import-job`. An import of another agency is unknown.
 */
/* @__NO_SIDE_EFFECTS__ */
export function operatorImports({ name, right, readRight, changes: areas }: Definition) {
  const of = { gateway: 'agency', needs: 'operator' } as const;
  const reading = { ...of, right: readRight };
  const writing = { ...of, right, changes: ['import-job', ...areas] };
  return {
    get: call({ ...IMPORT_CALLS.get, ...reading, path: `${BASE}query${name}Import` }),
    latest: call({ ...IMPORT_CALLS.latest, ...reading, path: `${BASE}queryLatest${name}Import` }),
    list: call({ ...IMPORT_CALLS.list, ...reading, path: `${BASE}query${name}Imports` }),
    resume: call({ ...IMPORT_CALLS.resume, ...writing, path: `${BASE}resume${name}Import` }),
    undo: call({ ...IMPORT_CALLS.undo, ...writing, path: `${BASE}undo${name}Import` }),
    head: call({ ...TABLE_HEAD, ...of, right, path: `${BASE}read${name}TableHead` }),
  };
}
export type OperatorImports = ReturnType<typeof operatorImports>;
