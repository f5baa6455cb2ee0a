import { statements } from '../../db/statements';

const STATES = `'waiting', 'open', 'agreed', 'refused', 'transferred', 'returned', 'timedOut', 'replaced', 'closed'`;

/** Approvers who may no longer decide are replaced, and the application stores their names. */
export const migration = statements(
  `alter table approval_task
    drop constraint approval_task_task_state_check,
    add constraint approval_task_task_state_check check (task_state in (${STATES}))`,
  `alter table approval_request add column replaced_names text not null default ''`,
);
