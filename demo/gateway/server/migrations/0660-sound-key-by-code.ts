import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely';
import { POLYPHONIC_WORDS, STAND_INS } from '../search/sound-order';

/** Bytes of the rank of a character. */
const RANK = 2;

/** Constants of the former function, which hold the order of this database. */
async function readOrder(db: Kysely<unknown>) {
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where oid = 'sound_key(text)'::regprocedure`.execute(db);
  const source = rows[0]?.source ?? '';
  const read = (pattern: RegExp): string => {
    const found = pattern.exec(source)?.[1];
    if (found === undefined)
      throw new Error('The function sound_key has another form than its migration made');
    return found.replaceAll("''", "'");
  };
  return {
    characters: read(/characters constant text := '((?:[^']|'')*)'/),
    variants: read(/translate\(written, '((?:[^']|'')*)'/),
    plain: read(/translate\(written, '(?:[^']|'')*', '((?:[^']|'')*)'\)/),
  };
}

/** Ranks by code, of characters as written and of those that they are a variant of; 0 where there is none. */
function ranksOf({ characters, variants, plain }: { characters: string; variants: string; plain: string }) {
  const written = Buffer.alloc(0x1_00_00 * RANK);
  for (let at = 0; at < characters.length; at += 1)
    written.writeUInt16BE(at + 1, characters.charCodeAt(at) * RANK);
  const base = Buffer.from(written);
  for (let at = 0; at < variants.length; at += 1)
    written.copy(
      base,
      variants.charCodeAt(at) * RANK,
      plain.charCodeAt(at) * RANK,
      plain.charCodeAt(at) * RANK + RANK,
    );
  return { written, base };
}

const withSigns = (text: string): string =>
  POLYPHONIC_WORDS.reduce((inner, { sign, as }) => `replace(${inner}, '${as}', '${sign}')`, text);

/** The rank of the character `c` from a table, in four hexadecimal digits. */
const rankIn = (ranks: Buffer, code: string): string =>
  `encode(substring(decode('${ranks.toString('base64')}', 'base64') from ${code} * ${RANK} + 1 for ${RANK}), 'hex')`;

/**
 * Reads the rank of a character at its code instead of searching it among all. The keys stay the same, because the
 * order is taken from the former function.
 */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    const { written, base } = ranksOf(await readOrder(db));
    const rare = rankIn(written, `${STAND_INS.rare.sign.charCodeAt(0)}`);
    const emoji = rankIn(written, `${STAND_INS.emoji.sign.charCodeAt(0)}`);
    await sql
      .raw(
        `create or replace function sound_key(name text) returns text
        language plpgsql immutable strict parallel safe as $function$
          declare
            rare constant text := ${rare};
            emoji constant text := ${emoji};
            c text;
            code integer;
            rank text;
            key text := '';
            exact text := '';
          begin
            foreach c in array string_to_array(${withSigns('normalize(name, NFC)')}, null) loop
              code := ascii(c);
              rank := case when code < 65536 then ${rankIn(written, 'code')} else '0000' end;
              if rank = '0000' then
                rank := case when code >= 131072 then rare when code >= 126976 then emoji else 'ffff' end
                  || lpad(to_hex(code), 6, '0');
                key := key || rank;
              else
                key := key || ${rankIn(base, 'code')};
              end if;
              exact := exact || rank;
            end loop;
            return case when key = exact then key else key || ' ' || exact end;
          end
        $function$`,
      )
      .execute(db);
  },
};
