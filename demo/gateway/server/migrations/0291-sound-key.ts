import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely';
import { soundOrder, STAND_INS, POLYPHONIC_WORDS } from '../search/sound-order';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const withSigns = (text: string): string =>
  POLYPHONIC_WORDS.reduce((inner, { sign, as }) => `replace(${inner}, '${as}', '${sign}')`, text);

/**
 * Function that computes the sort key of a name in pinyin order: the ranks of its characters, then, for names that
 * differ by case, accent or width alone, those of the characters themselves. Rare characters and emoji share one rank
 * each and are sorted by code point there; characters without a rank come last. The order is part of the function, so a
 * database without ICU sorts alike and a later ICU version does not mix two orders.
 */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    const { characters, variants, plain } = soundOrder();
    await sql
      .raw(
        `create function sound_key(name text) returns text
        language plpgsql immutable strict parallel safe as $function$
          declare
            characters constant text := ${quoted(characters)};
            written constant text := ${withSigns('normalize(name, NFC)')};
            plain constant text := translate(written, ${quoted(variants)}, ${quoted(plain)});
            c text;
            place integer;
            key text := '';
          begin
            foreach c in array string_to_array(plain, null)
              || case when plain <> written then '{NULL}'::text[] || string_to_array(written, null) end
            loop
              place := strpos(characters, c);
              key := key || case
                when c is null then ' '
                when place > 0 then lpad(to_hex(place), 4, '0')
                else case
                  when ascii(c) >= 131072 then lpad(to_hex(strpos(characters, '${STAND_INS.rare.sign}')), 4, '0')
                  when ascii(c) >= 126976 then lpad(to_hex(strpos(characters, '${STAND_INS.emoji.sign}')), 4, '0')
                  else 'ffff'
                end || lpad(to_hex(ascii(c)), 6, '0')
              end;
            end loop;
            return key;
          end
        $function$`,
      )
      .execute(db);
  },
};
