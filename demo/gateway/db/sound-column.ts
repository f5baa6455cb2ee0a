/** Statement that adds a generated sort column in pinyin order to a table with names. */
export const addSoundColumn = (table: string, name: string): string =>
  `alter table ${table} add column ${name}_sound text collate "C" not null
    generated always as (sound_key(${name})) stored`;
