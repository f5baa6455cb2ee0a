import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../../../src/contract/call';
import { assertPayloadLimits } from '../limits/payload-limits';
import { digestOf, readForm } from './upload';
import { valueWithoutMarks } from '../../../../src/domain/typed/typed';

/** Unchecked input of a request. */
export interface Input {
  /** Input for the call's schema. */
  body: unknown;
  /** Value that identifies the request; equal for equal content. */
  identity: unknown;
}

/** Reads the input of a call from a request. Throws fieldsInvalid for input that no call accepts. */
export async function readInput(call: Call, request: FastifyRequest): Promise<Input> {
  const input = await inputOf(call, request);
  assertPayloadLimits(input.body);
  return { ...input, body: valueWithoutMarks(input.body) };
}

/** Reads JSON, the query, or a form with files. */
async function inputOf(call: Call, request: FastifyRequest): Promise<Input> {
  if (call.method === 'GET') {
    const body = gather(call.body, Object.entries(request.query as Record<string, unknown>));
    return { body, identity: body };
  }
  if (call.multipart) {
    const parts = await readForm(request, call.multipart);
    return { body: gather(call.body, parts), identity: await digestOf(parts) };
  }
  return { body: request.body, identity: request.body };
}

/**
 * Collects names and values into an object. A value is a list when the schema says so or the name occurs repeatedly.
 */
function gather(
  schema: GenericSchema,
  pairs: readonly (readonly [name: string, value: unknown])[],
): Record<string, unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  // an empty list leaves no trace in a query or form
  const required = Object.entries(entries).filter(([, entry]) => entry.type === 'array');
  const values = new Map<string, unknown[]>(required.map(([name]) => [name, []]));
  // the query parser already returns a list for a repeated name
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), ...[value].flat()]);
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 || isList(entries[name]) ? all : all[0]]),
  );
}

const isList = (schema: GenericSchema | undefined): boolean =>
  schema?.type === 'array' ||
  (schema !== undefined && 'wrapped' in schema && isList(schema.wrapped as GenericSchema));
