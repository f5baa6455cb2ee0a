import type { GenericSchema } from 'valibot';
import type { AttributeDescriptor } from '../../../src/element/definition/declaration';

interface Sample {
  text: string;
  value: unknown;
}
const samples = new WeakMap<AttributeDescriptor, Sample>();

/** Valid non-default value of an attribute, as text and as property. Repeated calls return the same value. */
export function sample(descriptor: AttributeDescriptor): Sample {
  const made = samples.get(descriptor) ?? makeSample(descriptor);
  samples.set(descriptor, made);
  return made;
}

function makeSample(descriptor: AttributeDescriptor): Sample {
  switch (descriptor.type) {
    case 'boolean':
      return { text: '', value: true };
    case 'number': {
      const value =
        descriptor.default === (descriptor.min ?? 1) ? descriptor.default + 1 : (descriptor.min ?? 1);
      return { text: String(value), value };
    }
    case 'string': {
      const value = descriptor.options?.find((option) => option !== descriptor.default) ?? 'SHA';
      return { text: value, value };
    }
    case 'secret':
      return { text: 'secret-1', value: '' };
    case 'json': {
      const value = schemaValue(descriptor.schema);
      return { text: JSON.stringify(value), value };
    }
  }
}

interface SchemaShape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  options?: readonly unknown[];
  wrapped?: GenericSchema;
  key?: GenericSchema;
  value?: GenericSchema;
}

/** Value of a schema, with an entry in every list and record. */
function schemaValue(schema: GenericSchema | undefined): unknown {
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
