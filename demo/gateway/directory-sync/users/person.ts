import type { Schemas } from 'scimmy';
import { ENTERPRISE_USER } from '../scim/schemas';
import { assertStorable } from '../scim/values';

/** A user as the library has parsed it. */
type ScimUser = Partial<InstanceType<typeof Schemas.User>>;

/** Values of a user that the gateway keeps; undefined for those that are absent. */
export interface Person {
  userName: string | undefined;
  externalId: string | undefined;
  displayName: string | undefined;
  formatted: string | undefined;
  familyName: string | undefined;
  givenName: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  active: boolean | undefined;
  employeeNumber: string | undefined;
  department: string | undefined;
  manager: string | undefined;
  costCenter: string | undefined;
  organization: string | undefined;
}

interface Value {
  value?: string | undefined;
  type?: string | undefined;
  primary?: boolean | undefined;
}

/** The value of the first of these types, of the primary one, or the first one. */
function chosen(values: readonly Value[] | undefined, types: readonly string[]): string | undefined {
  const given = (values ?? []).filter(({ value }) => value !== undefined && value !== '');
  for (const type of types) {
    const found = given.find((one) => one.type?.toLowerCase() === type);
    if (found !== undefined) return found.value;
  }
  return (given.find(({ primary }) => primary === true) ?? given[0])?.value;
}

/** Mobile of the mainland as directories write it. */
export const plainMobile = (text: string): string =>
  text
    .replace(/^tel:/i, '')
    .replace(/[\s\-().]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

const textOr = (text: unknown): string | undefined => (typeof text === 'string' ? text.trim() : undefined);

/** Reads a user. */
export function personOf(user: ScimUser): Person {
  const plain = JSON.parse(JSON.stringify(user)) as Record<string, unknown>;
  const name = (plain['name'] ?? {}) as Record<string, unknown>;
  const enterprise = (plain[ENTERPRISE_USER] ?? {}) as Record<string, unknown>;
  const manager = enterprise['manager'] as { value?: unknown } | undefined;
  const phone = chosen(plain['phoneNumbers'] as Value[] | undefined, ['mobile', 'work']);
  return {
    userName: textOr(plain['userName']),
    externalId: textOr(plain['externalId']),
    displayName: textOr(plain['displayName']),
    formatted: textOr(name['formatted']),
    familyName: textOr(name['familyName']),
    givenName: textOr(name['givenName']),
    email: chosen(plain['emails'] as Value[] | undefined, ['work'])?.trim(),
    phone: phone === undefined ? undefined : plainMobile(phone),
    active: typeof plain['active'] === 'boolean' ? plain['active'] : undefined,
    employeeNumber: textOr(enterprise['employeeNumber']),
    department: textOr(enterprise['department']),
    manager: textOr(manager?.value),
    costCenter: textOr(enterprise['costCenter']),
    organization: textOr(enterprise['organization']),
  };
}

/** Values to write: null clears, an absent one stays. */
export type Wanted = { [K in keyof Person]?: NonNullable<Person[K]> | null };

/** Values of a whole user, POST or PUT: absent ones stay, empty ones are cleared. */
export function wantedOf(person: Person): Wanted {
  return Object.fromEntries(
    Object.entries(person).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  );
}

/** Values that a PATCH changes. */
export function changedBetween(before: Person, after: Person): Wanted {
  return Object.fromEntries(
    (Object.keys(after) as (keyof Person)[]).flatMap((name) =>
      before[name] === after[name]
        ? []
        : [[name, after[name] === undefined || after[name] === '' ? null : after[name]]],
    ),
  );
}

/** Throws invalidValue for a text that cannot be stored. */
export function assertStorablePerson(wanted: Wanted): void {
  for (const [name, value] of Object.entries(wanted))
    if (typeof value === 'string') assertStorable(name, value);
}

const HAN = /\p{Script=Han}/u;
const LATIN = /^[A-Za-z .'-]+$/;

/**
 * Name of a member of staff: the shown name, the formatted one or the parts, of which a Latin name needs both. A PATCH
 * names the changed ones alone; `kept` has the others.
 */
export function staffNameOf(wanted: Wanted, kept: Partial<Person> = {}): string | undefined {
  const whole = wanted.displayName ?? wanted.formatted ?? undefined;
  const familyName = wanted.familyName ?? kept.familyName ?? '';
  const givenName = wanted.givenName ?? kept.givenName ?? '';
  const parts = `${familyName}${givenName}`;
  if (whole !== undefined && (HAN.test(whole) || whole.includes('/'))) return whole;
  if (whole === undefined && wanted.familyName === undefined && wanted.givenName === undefined)
    return undefined;
  if (HAN.test(parts)) return parts;
  if (familyName === '' || givenName === '') return whole ?? (parts === '' ? undefined : parts);
  const latin = (text: string) =>
    (LATIN.test(text) ? text.replace(/[.'-]/g, ' ') : text).trim().toUpperCase();
  return `${latin(familyName)}/${latin(givenName)}`.replace(/ +/g, ' ');
}
