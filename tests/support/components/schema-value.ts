import type { GenericSchema } from 'valibot';

interface SchemaShape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  wrapped?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
}

/** A value of a schema, with something in every list and record. */
export function schemaValue(schema: GenericSchema | undefined): unknown {
  const { type, entries = {}, item, options = [], wrapped, key, value } = schema as unknown as SchemaShape;
  switch (type) {
    case 'string':
      return 'SHA';
    case 'number':
      return 3;
    case 'picklist':
      return options.at(-1);
    case 'array':
      return [schemaValue(item)];
    case 'record':
      return { [String(schemaValue(key))]: schemaValue(value) };
    case 'optional':
      return schemaValue(wrapped);
    case 'object':
      return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, schemaValue(entry)]));
    default:
      throw new Error(`no value for a ${type} schema yet`);
  }
}
