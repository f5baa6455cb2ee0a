import { statements } from '../../db/statements';

const STATES = `'waiting', 'open', 'agreed', 'refused', 'transferred', 'returned', 'timedOut', 'closed'`;

/** A step of a flow may end automatically; a deputy may act for an absent approver. */
export const migration = statements(
  `alter table approval_request
    add column step_due_at timestamptz,
    add column step_otherwise text check (step_otherwise in ('agree', 'refuse')),
    add check ((step_due_at is null) = (step_otherwise is null))`,
  `create index approval_request_by_step_due on approval_request (step_due_at)
    where apply_state = '审批中' and step_due_at is not null`,
  `alter table approval_task
    drop constraint approval_task_task_state_check,
    add constraint approval_task_task_state_check check (task_state in (${STATES})),
    add column acted_by_no text,
    add column acted_by_name text,
    add check ((acted_by_no is null) = (acted_by_name is null)),
    add foreign key (enterprise_num, acted_by_no) references staff (enterprise_num, staff_no)`,
  `create index approval_task_by_deputy on approval_task (acted_by_no) where acted_by_no is not null`,
);
