import { statements } from '../../db/statements';

/** An import belongs to a person of an enterprise, or to an operator of an agency. */
export const migration = statements(
  `alter table import_job
    alter column enterprise_num drop not null,
    alter column staff_no drop not null,
    add column tmc_number text references tmc,
    add column operator_no text references agency_operator,
    add column undone_operator_no text references agency_operator,
    add constraint import_job_owner_check check (
      (enterprise_num is not null and staff_no is not null and tmc_number is null and operator_no is null
        and undone_operator_no is null)
      or (enterprise_num is null and staff_no is null and tmc_number is not null and operator_no is not null
        and undone_by is null and applied_by is null and checked_on is null)),
    drop constraint import_job_check3,
    add constraint import_job_undoing_check
      check (import_state <> 'undoing' or undone_by is not null or undone_operator_no is not null)`,
  `create index import_job_of_agency on import_job (tmc_number, kind, asked_at desc, import_no)
    where tmc_number is not null`,
  `create index import_job_of_operator on import_job (operator_no) where operator_no is not null`,
  `create index import_job_undone_by_operator on import_job (undone_operator_no) where undone_operator_no is not null`,
);
