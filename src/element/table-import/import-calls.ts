import { createContext, useContext } from 'react';
import {
  queryImportJob,
  queryImportJobs,
  queryLatestImportJob,
  resumeImportJob,
  undoImportJob,
} from '../../contract/import-job/import-job';
import { readTableHead } from '../../contract/import-job/table-import';

/** Calls about imports: of staff, or of operators of an agency. */
export interface ImportCalls {
  get: typeof queryImportJob;
  latest: typeof queryLatestImportJob;
  list: typeof queryImportJobs;
  resume: typeof resumeImportJob;
  undo: typeof undoImportJob;
  head: typeof readTableHead;
}

export const STAFF_IMPORTS: ImportCalls = {
  get: queryImportJob,
  latest: queryLatestImportJob,
  list: queryImportJobs,
  resume: resumeImportJob,
  undo: undoImportJob,
  head: readTableHead,
};

/** Calls of the wizard around a part; those of staff outside a wizard. */
export const ImportCallsContext = createContext(STAFF_IMPORTS);

export const useImportCalls = (): ImportCalls => useContext(ImportCallsContext);
