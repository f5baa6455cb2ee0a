import { statements } from '../../db/statements';

/** Heads of departments and owners of cost centres. */
export const migration = statements(
  `alter table department add column head_no text,
    add foreign key (enterprise_num, head_no) references staff (enterprise_num, staff_no)`,
  `alter table cost_center add column owner_no text,
    add foreign key (enterprise_num, owner_no) references staff (enterprise_num, staff_no)`,
);
