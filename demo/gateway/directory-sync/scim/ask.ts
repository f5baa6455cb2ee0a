import type { Types } from 'scimmy';
import { onInput, scimError } from './errors';
import { parseFilter, type Expression } from './filter-text';
import { KINDS, MOST_RESULTS, type Kind } from './schemas';

type Attributes = InstanceType<typeof Types.Filter> | undefined;

/** A request for resources, with its parameters parsed. */
export interface Asked {
  /** undefined without a filter. */
  filter: Expression | undefined;
  /** First resource of the page, from 1. */
  startIndex: number;
  count: number;
  attributes: Attributes;
  /** Returns whether the answer has the attribute. */
  wants(attribute: string): boolean;
}

const SINGLE = ['filter', 'startIndex', 'count', 'attributes', 'excludedAttributes'] as const;

/** Parses the parameters of a request. Throws invalidFilter or invalidValue. */
export function parseAsked(kind: Kind, query: unknown): Asked {
  const given: Partial<Record<(typeof SINGLE)[number], string>> = {};
  for (const name of SINGLE) {
    const value = (query as Record<string, unknown> | null)?.[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') throw scimError(400, 'invalidValue', `${name}: expected once`);
    given[name] = value;
  }
  const attributes = namesOf('attributes', given.attributes);
  const excludedAttributes = namesOf('excludedAttributes', given.excludedAttributes);
  const { Resource } = KINDS[kind];
  const parsed = onInput(
    () =>
      new Resource(undefined, {
        ...(attributes !== undefined && { attributes: attributes.join(',') }),
        ...(excludedAttributes !== undefined && { excludedAttributes: excludedAttributes.join(',') }),
      }),
  );
  const lower = (names: readonly string[] = []) => names.map((name) => name.toLowerCase());
  return {
    filter: given.filter === undefined ? undefined : parseFilter(given.filter),
    startIndex: Math.max(1, wholeNumber('startIndex', given.startIndex, 1)),
    count: Math.min(MOST_RESULTS, Math.max(0, wholeNumber('count', given.count, 100))),
    attributes: parsed.attributes,
    wants: (attribute) =>
      attributes === undefined
        ? !lower(excludedAttributes).includes(attribute)
        : lower(attributes).some((name) => name === attribute || name.startsWith(`${attribute}.`)),
  };
}

const MOST_NAMES = 50;

/**
 * Names of a list of attributes; undefined for none. The library reads the list as a filter, so it gets plain names
 * alone. Throws invalidValue.
 */
function namesOf(parameter: string, text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > MOST_NAMES)
    throw scimError(400, 'invalidValue', `${parameter}: at most ${MOST_NAMES} names`);
  if (names.some((name) => !/^[a-z$][\w$.:-]{0,199}$/i.test(name)))
    throw scimError(400, 'invalidValue', `${parameter}: expected names of attributes`);
  return names.length === 0 ? undefined : names;
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^-?\d{1,9}$/.test(text)) throw scimError(400, 'invalidValue', `${name}: expected a whole number`);
  return Number(text);
}
