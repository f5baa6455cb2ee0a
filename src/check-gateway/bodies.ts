import { safeParse, type GenericSchema } from 'valibot';
import type { NamedCall } from './calls';
import { isRecord } from './calls';
import { usualValues } from './usual-values';

/** Properties of a valibot schema that are read here. */
interface Node extends GenericSchema {
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: readonly unknown[];
  literal?: unknown;
}

/** Given bodies by the name of their call, and given values by the name of their field. */
export interface Samples {
  calls: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
}

export type MadeBody = { body: unknown } | { missing: string };

const MISSING = Symbol('missing');
/** Fields that mean another thing in each answer. */
const AMBIGUOUS = ['key', 'no', 'id', 'name', 'value', 'type', 'code'];

/** Makes bodies from samples, defaults, and the values of earlier answers. */
export class Bodies {
  private readonly known = new Map<string, unknown>();

  constructor(
    private readonly samples: Samples,
    private readonly now: number,
  ) {
    for (const [name, value] of Object.entries(samples.values)) this.known.set(name.toLowerCase(), value);
  }

  /** Learns the numbers and texts in a result by the names of their fields; the first of a name stays. */
  learn({ name, rows }: NamedCall, result: unknown): void {
    const open: unknown[] = [result];
    for (const value of open) {
      if (Array.isArray(value)) open.push(...(value as unknown[]).slice(0, 3));
      else if (isRecord(value))
        for (const [field, inner] of Object.entries(value)) this.learnField(field, inner, open);
    }
    if (rows === undefined || name !== rows.list || !isRecord(result)) return;
    const [row] = Array.isArray(result['rows']) ? (result['rows'] as unknown[]) : [];
    if (isRecord(row)) this.known.set(keyOf(rows.list), row[rows.key]);
  }

  private learnField(field: string, value: unknown, open: unknown[]): void {
    if (typeof value === 'object') open.push(value);
    else if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
      const name = field.toLowerCase();
      if (!AMBIGUOUS.includes(name) && !this.known.has(name)) this.known.set(name, value);
    }
  }

  /** Makes the body of a call, or names the fields for which a value is missing. */
  make({ name, call, rows }: NamedCall): MadeBody {
    const sample = this.samples.calls[name];
    if (sample !== undefined) return { body: sample };
    const missing: string[] = [];
    const body = this.valueOf(call.body, { call: name, name: '', rows, missing });
    if (body === MISSING) return { missing: missing.join(', ') || 'its body' };
    return safeParse(call.body, body).success ? { body } : { missing: 'a body that keeps its rules' };
  }

  private valueOf(schema: Node, place: Place): unknown {
    const known = this.knownFor(schema, place);
    if (known !== MISSING) return known;
    switch (schema.type) {
      case 'object':
      case 'strict_object':
        return this.objectOf(schema.entries ?? {}, place);
      case 'literal':
        return schema.literal;
      case 'picklist':
        return schema.options?.[0];
      case 'boolean':
        return false;
      case 'nullable':
        return null;
      case 'array':
        return this.listOf(schema, place);
      case 'union':
      case 'variant':
        return this.optionOf(schema.options as readonly Node[], place);
      default:
        place.missing.push(place.name);
        return MISSING;
    }
  }

  private knownFor(schema: Node, { call, name, rows }: Place): unknown {
    const candidates = [
      ...(rows && name === 'key' ? [this.known.get(keyOf(rows.list))] : []),
      this.known.get(name.toLowerCase()),
      ...usualValues(call, name, this.now),
    ];
    const found = candidates.find((value) => value !== undefined && safeParse(schema, value).success);
    return found === undefined || name === '' ? MISSING : found;
  }

  private objectOf(entries: Record<string, Node>, { call, rows, missing }: Place): unknown {
    const body: Record<string, unknown> = {};
    let isWhole = true;
    for (const [name, entry] of Object.entries(entries)) {
      if (entry.type === 'optional' || entry.type === 'exact_optional') continue;
      const value = this.valueOf(entry, { call, name, rows, missing });
      if (value === MISSING) isWhole = false;
      else body[name] = value;
    }
    return isWhole ? body : MISSING;
  }

  private listOf(schema: Node, place: Place): unknown {
    const { item } = schema;
    const inner = { ...place, name: place.name.replace(/List$|s$/, ''), missing: [] };
    const one = item === undefined ? MISSING : this.valueOf(item, inner);
    for (const list of one === MISSING ? [[]] : [[one], []]) if (safeParse(schema, list).success) return list;
    place.missing.push(place.name);
    return MISSING;
  }

  private optionOf(options: readonly Node[], place: Place): unknown {
    for (const option of options) {
      const value = this.valueOf(option, { ...place, missing: [] });
      if (value !== MISSING) return value;
    }
    place.missing.push(place.name);
    return MISSING;
  }
}

interface Place {
  call: string;
  name: string;
  rows: NamedCall['rows'];
  /** Fields without a value. */
  missing: string[];
}

const keyOf = (list: string): string => `key of ${list}`;
