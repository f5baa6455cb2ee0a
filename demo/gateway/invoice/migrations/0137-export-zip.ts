import { statements } from '../../db/statements';

/** Allows exporting files of invoices as one zip. */
export const migration = statements(
  `alter table export_job
    drop constraint export_job_format_check,
    add constraint export_job_format_check check (format in ('xlsx', 'csv', 'zip'))`,
);
