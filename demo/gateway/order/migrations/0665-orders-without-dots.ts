import { statements } from '../../db/statements';

/** Finds orders with any dot in the name of a traveller or none. */
export const migration = statements(
  `create function keep_order_search() returns trigger language plpgsql as $$
    begin
      new.search_text := without_name_dots(new.search_text);
      return new;
    end
  $$`,
  `create trigger flight_order_search_kept before insert or update of search_text on flight_order
    for each row execute function keep_order_search()`,
  `alter table flight_order disable trigger user`,
  `update flight_order set search_text = without_name_dots(search_text)
    where search_text <> without_name_dots(search_text)`,
  `alter table flight_order enable trigger user`,
);
