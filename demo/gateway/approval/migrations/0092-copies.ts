import { statements } from '../../db/statements';

/** 抄送: persons who see an application without deciding it. */
export const migration = statements(
  `create table approval_copy (
    apply_id text not null references approval_request,
    staff_no text not null,
    enterprise_num text not null,
    staff_name text not null,
    -- of the application, for the lists of those who see it
    search_text text not null,
    primary key (apply_id, staff_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index approval_copy_by_staff on approval_copy (staff_no)`,
  `create index approval_copy_by_text on approval_copy using gin (search_parts(staff_no, search_text))`,
);
