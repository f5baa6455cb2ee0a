import { statements } from '../../db/statements';

/** Files of invoices can be had together, as one zip. */
export const migration = statements(
  `alter table export_job
    drop constraint export_job_format_check,
    add constraint export_job_format_check check (format in ('xlsx', 'csv', 'zip'))`,
);
