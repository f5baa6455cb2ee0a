import { statements } from '../../db/statements';

/** The main administrator must have the role of administrators, which grants their rights. */
export const migration = statements(
  `insert into staff_role (enterprise_num, staff_no, role_no)
    select m.enterprise_num, m.staff_no, r.role_no from main_manager m
    join role r on r.role_no = m.enterprise_num || '-admin'
    on conflict do nothing`,
  `alter table main_manager
    add column role_no text not null generated always as (enterprise_num || '-admin') stored`,
  // deferred to the end of the transaction, because handing over changes both
  `alter table main_manager add constraint main_manager_has_role
    foreign key (staff_no, role_no) references staff_role (staff_no, role_no) deferrable initially deferred`,
);
