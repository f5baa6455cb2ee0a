import { statements } from '../../db/statements';

/** Index by which the removal of a person finds the imports that they have confirmed. */
export const migration = statements(
  `create index import_job_by_applier on import_job (enterprise_num, applied_by) where applied_by is not null`,
);
