import { statements } from '../../db/statements';

/** Writing an import becomes a background job, so that enterprises take turns. */
export const migration = statements(
  `insert into background_job (kind, job_key, owner, attempts, turn, next_at, added_at)
    select 'write import', import_no, enterprise_num, attempts, turn, asked_at, asked_at from import_job
    where ended_at is null`,
  `select setval('background_job_turn', greatest(last_value, 1)) from import_job_turn`,
  `alter table import_job drop column attempts, drop column turn`,
  `drop sequence import_job_turn`,
);
