import { statements } from '../../db/statements';

const TABLES = [
  { table: 'cost_center', name: 'cost_center_name', no: 'cost_center_no' },
  { table: 'accounting_entity', name: 'accounting_entity_name', no: 'accounting_entity_no' },
  { table: 'project', name: 'project_name', no: 'project_no' },
];

const searchText = (row: string, name: string): string =>
  `without_name_dots(${row}.code || E'\\n' || ${row}.${name} || E'\\n' || coalesce(${row}.sounds, ''))`;

/** Finds cost objects with any dot in their name or none, and sorts them by sound with an index. */
export const migration = statements(
  ...TABLES.flatMap(({ table, name, no }) => [
    `alter table ${table} alter column search_text drop expression`,
    `update ${table} c set search_text = ${searchText('c', name)} where search_text <> ${searchText('c', name)}`,
    `create function keep_${table}_search() returns trigger language plpgsql as $$
      begin
        new.search_text := ${searchText('new', name)};
        return new;
      end
    $$`,
    `create trigger ${table}_search_kept before insert or update of code, ${name}, sounds on ${table}
      for each row execute function keep_${table}_search()`,
    `alter table ${table} enable always trigger ${table}_search_kept`,
    `create index ${table}_by_sound on ${table} (enterprise_num, ${name}_sound, ${no})`,
  ]),
);
