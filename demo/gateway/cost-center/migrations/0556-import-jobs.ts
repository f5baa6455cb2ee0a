import { statements } from '../../db/statements';

/** Checking, writing and reversing an import becomes a background job, with its claim, attempts and lease. */
export const migration = statements(
  `insert into background_job (kind, job_key, owner, attempts, next_at, added_at)
    select 'work on cost import', import_no, enterprise_num, attempts, asked_at, asked_at from cost_import
    where import_state in ('checking', 'applying', 'reversing', 'undoing')`,
  `drop index cost_import_to_do`,
  `alter table cost_import drop column claim, drop column attempts, drop column held_until`,
);
