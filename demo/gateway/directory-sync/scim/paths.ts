import { scimError } from './errors';
import { ENTERPRISE_USER } from './schemas';
import { isStorable } from './values';

const LONGEST = 256;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):(?=.)/i;
const PLAIN = /^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/i;
const OF_ENTERPRISE = `${ENTERPRISE_USER}:`.toLowerCase();
/** An attribute with several values, one of which has this value. */
const OF_ONE = /^[a-z]\w*\[ *[a-z]\w* +eq +(?:"[^"[\]\\]*"|true|false) *\](?:\.[a-z]\w*)?$/i;

/** Path of an operation without the schema that all resources of the kind have. */
export const plainPath = (path: string): string => path.replace(CORE, '');

/**
 * Throws invalidPath for a path that is neither an attribute nor a value of several, as in `emails[type eq "work"].value`.
 * The library's time grows exponentially with other filters.
 */
export function checkPath(path: string): void {
  if (path.length > LONGEST) throw scimError(400, 'invalidPath', 'path: the text is too long');
  const attribute = path.toLowerCase().startsWith(OF_ENTERPRISE) ? path.slice(OF_ENTERPRISE.length) : path;
  if (attribute === '' || !(PLAIN.test(attribute) || OF_ONE.test(attribute)))
    throw scimError(400, 'invalidPath', `Invalid path '${path}'`);
}

const MOST_REMOVED = 10;
const NAMES: ReadonlySet<string> = new Set(['value', 'type', 'primary', 'display']);

/** Values that a removal names, for the library, which makes a filter of them. Throws invalidValue. */
export function checkRemoved(path: string, value: unknown): unknown[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const isPlain = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    Object.keys(one).length > 0 &&
    Object.entries(one).every(
      ([name, part]: [string, unknown]) =>
        NAMES.has(name) &&
        (typeof part === 'boolean' ||
          (typeof part === 'string' && isStorable(name, part) && !/["\\]/.test(part))),
    );
  if (list.length === 0 || list.length > MOST_REMOVED || !list.every(isPlain))
    throw scimError(400, 'invalidValue', `${path}: expected 1 to ${MOST_REMOVED} values to remove`);
  return list;
}
