import { statements } from '../../db/statements';

// written out, because a migration must not change with the contract
const STATES = `'waiting', 'open', 'agreed', 'refused', 'transferred', 'returned', 'closed'`;

/** Flows of several steps, and the tasks of each approver of an application. */
export const migration = statements(
  `create table approval_flow (
    enterprise_num text not null references enterprise,
    apply_type smallint not null check (apply_type in (1, 2, 9, 17, 18, 19)),
    version integer not null check (version > 0),
    flow jsonb not null,
    changed_at timestamptz not null,
    changed_by text not null,
    primary key (enterprise_num, apply_type, version)
  )`,
  `alter table approval_request
    add column flow_version integer not null default 0,
    add column steps jsonb not null default '[{"stepNo": 1, "stepName": "直属上级审批", "mode": "any"}]'`,
  `create table approval_task (
    apply_id text not null references approval_request,
    task_no smallint not null check (task_no > 0),
    step_no smallint not null check (step_no > 0),
    enterprise_num text not null,
    approver_no text not null,
    approver_name text not null,
    task_state text not null check (task_state in (${STATES})),
    opinion text not null default '',
    opened_at timestamptz,
    ended_at timestamptz,
    added_by_no text,
    added_by_name text,
    is_added boolean not null default false,
    is_past boolean not null default false,
    -- of the application, for the lists of approvers
    search_text text not null,
    primary key (apply_id, task_no),
    check ((task_state in ('waiting', 'open')) = (ended_at is null)),
    check (task_state in ('waiting', 'closed') or opened_at is not null),
    check ((added_by_no is null) = (added_by_name is null)),
    foreign key (enterprise_num, approver_no) references staff (enterprise_num, staff_no)
  )`,
  `insert into approval_task (apply_id, task_no, step_no, enterprise_num, approver_no, approver_name, task_state, opinion,
      opened_at, ended_at, search_text)
    select apply_id, 1, 1, enterprise_num, approver_no, approver_name,
      case apply_state when '审批中' then 'open' when '已同意' then 'agreed' when '已拒绝' then 'refused' else 'closed' end,
      opinion, created_at, decided_at, search_text
    from approval_request`,
  `create unique index approval_task_open on approval_task (apply_id, approver_no) where task_state = 'open'`,
  `create index approval_task_by_approver on approval_task (approver_no, task_state)`,
  `create index approval_task_by_text on approval_task using gin (search_parts(approver_no, search_text))`,
  `drop index approval_request_by_text_for_approver`,
  `drop index approval_request_by_approver`,
);
