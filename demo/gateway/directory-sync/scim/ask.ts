import { Types } from 'scimmy';
import { onInput, scimError } from './errors';
import { KINDS, MOST_RESULTS, type Kind } from './schemas';

type Attributes = InstanceType<typeof Types.Filter> | undefined;

/** A request for resources, with its parameters parsed. */
export interface Asked {
  /** Expressions of the filter, one of which must hold; undefined without a filter. */
  filter: readonly Record<string, unknown>[] | undefined;
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
  const { attributes, excludedAttributes } = given;
  const { Resource } = KINDS[kind];
  const parsed = onInput(
    () =>
      new Resource(undefined, {
        ...(attributes !== undefined && { attributes }),
        ...(excludedAttributes !== undefined && { excludedAttributes }),
      }),
  );
  const names = (text = '') => text.split(',').map((name) => name.trim().toLowerCase());
  return {
    filter: given.filter === undefined ? undefined : parseFilter(given.filter),
    startIndex: Math.max(1, wholeNumber('startIndex', given.startIndex, 1)),
    count: Math.min(MOST_RESULTS, Math.max(0, wholeNumber('count', given.count, 100))),
    attributes: parsed.attributes,
    wants: (attribute) =>
      attributes === undefined
        ? !names(excludedAttributes).includes(attribute)
        : names(attributes).some((name) => name === attribute || name.startsWith(`${attribute}.`)),
  };
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^-?\d{1,9}$/.test(text)) throw scimError(400, 'invalidValue', `${name}: expected a whole number`);
  return Number(text);
}

/** Longest filter, because the library's time grows with nested groups. */
const LONGEST_FILTER = 1_000;

function parseFilter(text: string): readonly Record<string, unknown>[] {
  if (text.length > LONGEST_FILTER) throw scimError(400, 'invalidFilter', 'The filter is too long');
  try {
    return [...new Types.Filter(text)] as Record<string, unknown>[];
  } catch {
    // the library fails in several ways on text that is no filter
    throw scimError(400, 'invalidFilter', 'The filter cannot be read');
  }
}
