/** Statement that gives a table of names what they are sorted by: the database keeps it with every write of a name. */
export const addSoundColumn = (table: string, name: string): string =>
  `alter table ${table} add column ${name}_sound text collate "C" not null
    generated always as (sound_key(${name})) stored`;
