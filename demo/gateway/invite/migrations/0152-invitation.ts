import { statements } from '../../db/statements';

/** Links by which people join an enterprise, the persons who joined, and phones that were proved for one. */
export const migration = statements(
  // department, position and role of those who join; their other data are derived from the usual ones there when they
  // join
  `create table invitation (
    invitation_no text primary key,
    token_hash text not null unique,
    enterprise_num text not null references enterprise,
    dept_no text not null,
    position_no text not null,
    role_no text not null,
    invited_by text not null,
    max_uses integer not null check (max_uses between 1 and 1000),
    uses integer not null default 0 check (uses between 0 and max_uses),
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    withdrawn_at timestamptz,
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    foreign key (enterprise_num, position_no) references job_position (enterprise_num, position_no),
    foreign key (enterprise_num, role_no) references role (enterprise_num, role_no),
    foreign key (enterprise_num, invited_by) references staff (enterprise_num, staff_no)
  )`,
  `create index invitation_by_end on invitation (expires_at)`,
  `create index invitation_by_time on invitation (created_at desc)`,
  `create table invitation_use (
    invitation_no text not null references invitation on delete cascade,
    staff_no text not null references staff,
    used_at timestamptz not null,
    primary key (invitation_no, staff_no)
  )`,
  `create table invitation_proof (
    proof_hash text primary key,
    invitation_no text not null references invitation on delete cascade,
    phone text not null,
    expires_at timestamptz not null,
    staff_no text references staff
  )`,
  `create index invitation_proof_by_end on invitation_proof (expires_at)`,
  `create index invitation_proof_by_invitation on invitation_proof (invitation_no)`,
);
