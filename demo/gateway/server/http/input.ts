import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../../../src/contract/call';
import { refuseBulk } from '../limits/acceptable';
import { digestOf, readForm } from './upload';
import { valueWithoutMarks } from '../../../../src/domain/typed/typed';

/** What a request brings, not checked yet. */
export interface Input {
  /** As the call's schema is to see it. */
  body: unknown;
  /** Says which request it is: the same for the same content. */
  identity: unknown;
}

/** Takes from a request what its call is given. Throws fieldsInvalid for what no call takes. */
export async function readInput(call: Call, request: FastifyRequest): Promise<Input> {
  const input = await inputOf(call, request);
  refuseBulk(input.body);
  return { ...input, body: valueWithoutMarks(input.body) };
}

/** JSON, the query, or a form with files. */
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

/** One object of names and values; a list where the schema has one, or where a name came more than once. */
function gather(
  schema: GenericSchema,
  pairs: readonly (readonly [name: string, value: unknown])[],
): Record<string, unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  // a list without members leaves no trace
  const required = Object.entries(entries).filter(([, entry]) => entry.type === 'array');
  const values = new Map<string, unknown[]>(required.map(([name]) => [name, []]));
  // the query parser gives a name that came more than once its list already
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), ...[value].flat()]);
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 || isList(entries[name]) ? all : all[0]]),
  );
}

const isList = (schema: GenericSchema | undefined): boolean =>
  schema?.type === 'array' ||
  (schema !== undefined && 'wrapped' in schema && isList(schema.wrapped as GenericSchema));
