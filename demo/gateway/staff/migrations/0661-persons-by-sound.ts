import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely';
import { createPersonSoundKey } from '../../server/search/person-sound-key';
import { SURNAMES } from '../../server/search/surnames';
import { soundsOfName } from '../sounds';

/** Names per statement. */
const AT_ONCE = 1000;

const SEARCH_TEXT = (row: string): string =>
  `without_name_dots(${['staff_name', 'pinyin', 'pinyin_initials', 'staff_no', 'job_no']
    .map((column) => `${row}.${column}`)
    .join(" || E'\\n' || ")})`;

/**
 * Sorts and finds staff by the sound of their surname, and finds names with any dot between their parts or none. The
 * columns keep their values and are kept by a trigger from now on, because a new expression would rewrite the table.
 */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (text: string) => sql.raw(text).execute(db);
    await run(`set local statement_timeout = 0`);
    await run(createPersonSoundKey());
    await run(`create function without_name_dots(content text) returns text
      language sql immutable strict parallel safe as $$
        select case when strpos(content, '.') = 0 then translate(content, '·•・‧．･⋅∙', '')
          else regexp_replace(translate(content, '·•・‧．･⋅∙', ''), '(?<=[一-龥])\\.(?=[一-龥])', '', 'g') end
      $$`);
    await run(`alter table staff
      alter column staff_name_sound drop expression, alter column search_text drop expression`);
    await run(`create function keep_staff_search() returns trigger language plpgsql as $$
      begin
        new.staff_name_sound := person_sound_key(new.staff_name);
        new.search_text := ${SEARCH_TEXT('new')};
        return new;
      end
    $$`);
    // its name puts it behind the trigger that completes the job number
    await run(`create trigger staff_search_kept
      before insert or update of staff_name, pinyin, pinyin_initials, staff_no, job_no on staff
      for each row execute function keep_staff_search()`);
    // a new key is no change of the person, so it raises no version
    await run(`alter table staff disable trigger user`);
    await readAgain(db);
    await run(
      `update staff s set search_text = ${SEARCH_TEXT('s')} where search_text <> ${SEARCH_TEXT('s')}`,
    );
    await run(`alter table staff enable trigger user`);
    await run(`alter table staff enable always trigger staff_search_kept`);
    await run(`create index staff_by_sound on staff (enterprise_num, staff_name_sound, staff_no)`);
  },
};

/** Computes the sounds of names with one of the surnames, in slices. */
async function readAgain(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ no: string; name: string }>`
      select staff_no as no, staff_name as name from staff
      where staff_no > ${after}
        and (left(staff_name, 1) = any(${surnames}::text[]) or left(staff_name, 2) = any(${surnames}::text[]))
      order by staff_no limit ${AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    const read = [];
    for (const { no, name } of rows) read.push({ no, ...(await soundsOfName(name)) });
    await sql`
      update staff s set pinyin = r.pinyin, pinyin_initials = r.initials, staff_name_sound = person_sound_key(s.staff_name)
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r (no text, pinyin text, initials text)
      where s.staff_no = r.no`.execute(db);
    after = last.no;
  }
}

const surnames = SURNAMES.map(({ surname }) => surname);
