import { SURNAMES } from './surnames';

/** Letters of surnames that sound alike, as part of their keys: they are behind all hexadecimal digits. */
const letterOf = (at: number): string => `x${String(at).padStart(3, '0')}`;

/** Statement that creates `person_sound_key(name)`: the key of `sound_key`, with surnames by their sound. */
export function createPersonSoundKey(): string {
  const cases = (length: number): string =>
    SURNAMES.map((one, at) => ({ ...one, at }))
      .filter(({ surname }) => surname.length === length)
      .map(
        ({ surname, like, at }) =>
          `when '${surname}' then return sound_key('${like}') || '${letterOf(at)}' || sound_key(substr(name, ${length + 1}));`,
      )
      .join('\n');
  return `create or replace function person_sound_key(name text) returns text
    language plpgsql immutable strict parallel safe as $function$
      begin
        if strpos(name, '·') = 0 then
          case left(name, 2)
            ${cases(2)}
            else null;
          end case;
          case left(name, 1)
            ${cases(1)}
            else null;
          end case;
        end if;
        return sound_key(name);
      end
    $function$`;
}
