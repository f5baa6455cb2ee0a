import { statements } from '../../db/statements';

/** Finds staff by part of a name, its pinyin or a staff number, and by the visible digits of a masked mobile. */
export const migration = statements(
  `alter table staff add column search_text text not null
    generated always as (staff_name || E'\\n' || pinyin || E'\\n' || pinyin_initials || E'\\n' || staff_no) stored`,
  `alter table staff add column search_letters bigint not null
    generated always as (search_letters(staff_name || pinyin || pinyin_initials || staff_no)) stored`,
  `create index staff_by_text on staff using gin (search_parts(enterprise_num, search_text))`,
  `create index staff_by_letters on staff (enterprise_num, staff_no) include (search_letters)`,
  `create index staff_by_last_digits on staff (enterprise_num, right(phone, 4)) where phone ~ '^1[0-9]{10}$'`,
);
