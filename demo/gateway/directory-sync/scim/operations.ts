import { scimError } from './errors';
import { checkPath, checkRemoved, plainPath } from './paths';
import { ENTERPRISE_USER } from './schemas';

/** Operation of a PATCH as RFC 7644 has it, with a path. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** Attributes of a user that the gateway takes and does not keep; it takes them so that directories may send all. */
const NOT_KEPT: ReadonlySet<string> = new Set([
  'schemas',
  'id',
  'meta',
  'groups',
  'nickname',
  'profileurl',
  'title',
  'usertype',
  'preferredlanguage',
  'locale',
  'timezone',
  'password',
  'ims',
  'photos',
  'addresses',
  'entitlements',
  'roles',
  'x509certificates',
]);
/** Attributes of users with several values that the gateway keeps. */
const MULTI_VALUED: ReadonlySet<string> = new Set(['emails', 'phonenumbers']);
/** Most operations of one request, and most members of one operation. */
const MOST = 1_000;
/** Most mails and mobiles of a request; the library's time grows with their square. */
const MOST_VALUES = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The operations of a PATCH in one form for all directories: Entra ID sends capital letters, `"False"`, a manager as
 * text and paths of values that do not exist yet; Okta sends one value without a path. `current`: the resource before.
 * Throws invalidSyntax, invalidPath, invalidValue or noTarget.
 */
export function operationsOf(body: unknown, current: Record<string, unknown>): Operation[] {
  if (!isObject(body)) throw scimError(400, 'invalidSyntax', 'Expected an object');
  const { Operations: list } = body;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST)
    throw scimError(400, 'invalidSyntax', `Operations: expected 1 to ${MOST} operations`);
  const operations = list.flatMap((one: unknown) => withPaths(one)).flatMap((one) => inOneForm(one, current));
  if (operations.length > MOST) throw scimError(400, 'invalidSyntax', `Operations: at most ${MOST} values`);
  const values = operations.map(({ path, value }) => (MULTI_VALUED.has(rootOf(path)) ? sizeOf(value) : 0));
  assertFew(values.reduce((sum, size) => sum + size, 0));
  return operations;
}

const sizeOf = (value: unknown): number => (Array.isArray(value) ? Math.max(value.length, 1) : 1);
const rootOf = (path: string): string => path.split(/[.[]/, 1)[0]?.toLowerCase() ?? '';

function assertFew(size: number): void {
  if (size > MOST_VALUES)
    throw scimError(400, 'invalidValue', `emails, phoneNumbers: at most ${MOST_VALUES} values`);
}

/** Throws invalidValue for a whole user with too many values. */
export function assertFewValues(user: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(user))
    if (MULTI_VALUED.has(name.toLowerCase())) assertFew(sizeOf(value));
}

function withPaths(given: unknown): Operation[] {
  const { op, path, value } = isObject(given) ? given : {};
  const verb = typeof op === 'string' ? op.toLowerCase() : '';
  if (verb !== 'add' && verb !== 'replace' && verb !== 'remove')
    throw scimError(400, 'invalidSyntax', 'op: expected add, replace or remove');
  if (Array.isArray(value) && value.length > MOST)
    throw scimError(400, 'invalidValue', `value: at most ${MOST} entries`);
  if (typeof path === 'string' && path !== '')
    return isObject(value) && path === ENTERPRISE_USER
      ? Object.entries(value).map(([name, part]) => ({ op: verb, path: `${path}:${name}`, value: part }))
      : [{ op: verb, path: plainPath(path), value }];
  if (path !== undefined && path !== '' && path !== null)
    throw scimError(400, 'invalidPath', 'path: expected a text');
  if (verb === 'remove') throw scimError(400, 'noTarget', 'path: required for remove');
  if (!isObject(value)) throw scimError(400, 'invalidValue', 'value: expected an object without a path');
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === '') throw scimError(400, 'invalidPath', 'value: expected names of attributes');
    return withPaths({ op: verb, path: name, value: part });
  });
}

const VALUE_PATH = /^(\w+)\[\s*(\w+)\s+eq\s+"([^"]*)"\s*\](?:\.(\w+))?$/i;

function inOneForm({ op, path, value }: Operation, current: Record<string, unknown>): Operation[] {
  const root = rootOf(path);
  if (NOT_KEPT.has(root)) return [];
  checkPath(path);
  if (root === 'active') return [{ op, path: 'active', value: booleanOf(value) }];
  if (root === 'name' && isObject(value))
    return Object.entries(value).map(([part, text]) => {
      checkPath(`name.${part}`);
      return { op, path: `name.${part}`, value: text };
    });
  const lower = path.toLowerCase();
  const manager = `${ENTERPRISE_USER}:manager`.toLowerCase();
  if (lower === manager || lower === `${manager}.value`) {
    const no: unknown = isObject(value) ? value['value'] : value;
    // a directory without a manager of theirs sends an empty text
    return op === 'remove' || no === undefined || no === null || no === ''
      ? [{ op: 'remove', path: `${ENTERPRISE_USER}:manager` }]
      : [{ op: 'replace', path: `${ENTERPRISE_USER}:manager`, value: { value: no } }];
  }
  const [, attribute = '', key = '', wanted = '', part = ''] = VALUE_PATH.exec(path) ?? [];
  if (op !== 'remove' && attribute !== '' && !hasValue(current[attribute], key, wanted)) {
    const added = part === '' && isObject(value) ? value : { [part || 'value']: value };
    return [{ op: 'add', path: attribute, value: [{ ...added, [key]: wanted }] }];
  }
  if (op !== 'remove' && (value === null || value === '')) return [{ op: 'remove', path }];
  if (op !== 'remove') return [{ op, path, value }];
  if (value === undefined) return [{ op, path }];
  if (lower === 'members') return [{ op, path, value }];
  // the library reads the values of a removal as a filter
  return MULTI_VALUED.has(lower) ? [{ op, path, value: checkRemoved(path, value) }] : [{ op, path }];
}

const hasValue = (values: unknown, key: string, wanted: string): boolean =>
  Array.isArray(values) && values.some((one: unknown) => isObject(one) && one[key] === wanted);

/** Entra ID sends `"True"` and `"False"`, some directories one value in a list or an object. */
export function booleanOf(value: unknown): unknown {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const plain = isObject(only) ? only['value'] : only;
  if (typeof plain !== 'string') return plain;
  const text = plain.toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : plain;
}
