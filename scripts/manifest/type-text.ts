import type { GenericSchema } from 'valibot';

interface SchemaShape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  wrapped?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
  literal?: unknown;
  pipe?: readonly GenericSchema[];
}

/** Returns a valibot schema as the TypeScript type that embedders read. */
export function typeText(schema: GenericSchema): string {
  const shape = schema as unknown as SchemaShape;
  switch (shape.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return shape.type;
    case 'literal':
      return JSON.stringify(shape.literal);
    case 'picklist':
      return (shape.options ?? []).map((option) => quoted(option)).join(' | ') || 'never';
    case 'union':
    case 'variant':
      return (shape.options as GenericSchema[]).map(typeText).join(' | ');
    case 'array':
      return `Array<${typeText(must(shape.item))}>`;
    case 'record': {
      const record = `Record<${typeText(must(shape.key))}, ${typeText(must(shape.value))}>`;
      // a record with fixed keys may lack any of them
      return (must(shape.key) as unknown as SchemaShape).type === 'picklist' ? `Partial<${record}>` : record;
    }
    case 'nullable':
      return `${typeText(must(shape.wrapped))} | null`;
    case 'optional':
      return typeText(must(shape.wrapped));
    case 'object': {
      const members = Object.entries(shape.entries ?? {}).map(([name, entry]) => {
        const mark = (entry as unknown as SchemaShape).type === 'optional' ? '?' : '';
        return `${name}${mark}: ${typeText(entry)}`;
      });
      return `{ ${members.join('; ')} }`;
    }
    default:
      throw new Error(`no type text for a ${shape.type} schema yet`);
  }
}

export const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('schema of an unknown form');
  return value;
}
