/** A constant at the top of a module of the contract, with its comment. */
export interface NotedConstant {
  name: string;
  value: unknown;
  note: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Constants in the order of their declaration. */
export const constants: NotedConstant[] = [];
const byFields = new WeakMap<object, Map<string, string>>();
const byValue = new WeakMap<object, Map<string, string>>();

/** Notes a constant. Called by the instrumented contract, like `noteFields`. */
export function noteConstant<T>(value: T, name: string, note: string): T {
  constants.push({ name, value, note });
  return value;
}

/**
 * Notes the comments of fields of an object, '' for a field without one, and takes over those of the objects spread into
 * it.
 */
export function noteFields<T extends Fields>(
  fields: T,
  own: Readonly<Record<string, string>>,
  spread: readonly unknown[],
): T {
  const notes = new Map<string, string>();
  for (const source of spread) {
    if (!isObject(source)) continue;
    for (const [name, note] of byFields.get(source) ?? []) notes.set(name, note);
  }
  for (const [name, note] of Object.entries(own)) {
    notes.set(name, note);
    const value = fields[name];
    if (note !== '' && isObject(value)) byValue.set(value, new Map(byValue.get(value)).set(name, note));
  }
  byFields.set(fields, notes);
  return fields;
}

/**
 * Returns the comment of a field. A field whose object was made from another one, by `v.pick` or `v.partial`, has the
 * comment that its value has under the same name.
 */
export function noteOf(fields: Fields, name: string): string {
  return byFields.get(fields)?.get(name) ?? noteOfValue(fields[name], name);
}

function noteOfValue(value: unknown, name: string): string {
  if (!isObject(value)) return '';
  return byValue.get(value)?.get(name) ?? ('wrapped' in value ? noteOfValue(value.wrapped, name) : '');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
