import { statements } from '../../db/statements';

/** Allows PDF exports of printouts. */
export const migration = statements(
  `alter table export_job
    drop constraint export_job_format_check,
    add constraint export_job_format_check check (format in ('xlsx', 'csv', 'zip', 'pdf'))`,
);
