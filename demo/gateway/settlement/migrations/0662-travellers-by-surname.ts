import { SURNAMES } from '../../server/search/surnames';
import { statements } from '../../db/statements';

const surnames = SURNAMES.map(({ surname }) => `'${surname}'`).join(', ');

/**
 * Sorts the lines of a bill by the sound of the traveller's surname, with an index. The trigger that keeps lines
 * unchanged is off for the new keys alone.
 */
export const migration = statements(
  `alter table settle_line alter column traveller_name_sound drop expression`,
  `create function keep_traveller_sound() returns trigger language plpgsql as $$
    begin
      new.traveller_name_sound := person_sound_key(new.traveller_name);
      return new;
    end
  $$`,
  `create trigger settle_line_sound_kept before insert on settle_line
    for each row execute function keep_traveller_sound()`,
  `alter table settle_line disable trigger settle_line_final`,
  `update settle_line set traveller_name_sound = person_sound_key(traveller_name)
    where left(traveller_name, 1) in (${surnames}) or left(traveller_name, 2) in (${surnames})`,
  `alter table settle_line enable trigger settle_line_final`,
  `alter table settle_line enable always trigger settle_line_sound_kept`,
  `create index settle_line_by_sound on settle_line (bill_no, traveller_name_sound, line_no)`,
);
