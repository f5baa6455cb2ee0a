import { statements } from '../../db/statements';

const searchText = (row: string): string =>
  `without_name_dots(${row}.apply_id || E'\\n' || coalesce(${row}.order_no, '') || E'\\n' || ${row}.applicant_name)`;

/** Finds applications with any dot in the name of their applicant or none. */
export const migration = statements(
  `alter table approval_request alter column search_text drop expression`,
  `create function keep_application_search() returns trigger language plpgsql as $$
    begin
      new.search_text := ${searchText('new')};
      return new;
    end
  $$`,
  `create trigger application_search_kept before insert or update of apply_id, order_no, applicant_name
    on approval_request for each row execute function keep_application_search()`,
  ...['approval_request', 'approval_task', 'approval_copy'].flatMap((table) => [
    // a new search text is no change of the application
    `alter table ${table} disable trigger user`,
    `update ${table} set search_text = without_name_dots(search_text)
      where search_text <> without_name_dots(search_text)`,
    `alter table ${table} enable trigger user`,
  ]),
  `alter table approval_request enable always trigger application_search_kept`,
);
