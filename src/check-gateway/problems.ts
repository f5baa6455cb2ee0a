import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';

/** A broken part of an answer. It names types alone, because values may be personal data. */
export interface Problem {
  /** Place: `status`, `content-type`, `envelope`, a header, or the path of a field such as `result.rows[0].name`. */
  at: string;
  expected: string;
  received: string;
}

const MOST = 20;

/** Holds a value against its schema; fields that are broken alike in several items of a list count once. */
export function problemsOf(schema: GenericSchema, value: unknown, root = 'result'): Problem[] {
  const parsed = safeParse(schema, value);
  if (parsed.success) return [];
  const seen = new Map<string, Problem>();
  for (const issue of parsed.issues) {
    const at = pathOf(root, issue);
    const similar = `${at.replaceAll(/\[\d+\]/g, '[]')} ${issue.type}`;
    if (!seen.has(similar)) {
      seen.set(similar, { at, expected: expectedBy(issue), received: typeOf(issue.input) });
    }
  }
  return [...seen.values()].slice(0, MOST);
}

const pathOf = (root: string, { path }: BaseIssue<unknown>): string =>
  (path ?? []).reduce<string>(
    (text, { key }) => text + (typeof key === 'number' ? `[${key}]` : `.${fieldName(String(key))}`),
    root,
  );

/** Keys of a record may be names or numbers of people: only those in the form of a field are shown. */
const fieldName = (key: string): string =>
  /^[A-Za-z_]\w*$/.test(key) && key.replaceAll(/\D/g, '').length <= 2 ? key : '*';

function expectedBy({ kind, type, expected, input, requirement }: BaseIssue<unknown>): string {
  // a missing field: its name is the end of the path already
  if (kind === 'schema' && input === undefined && /^"\w+"$/.test(expected ?? '')) return 'a value';
  if (kind === 'schema') return expected ?? type;
  const written =
    typeof requirement === 'number' || requirement instanceof RegExp ? ` ${String(requirement)}` : '';
  return `${type.replaceAll('_', ' ')}${written}`;
}

/** Name of the type of a JSON value. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'object' ? 'object' : typeof value;
}
