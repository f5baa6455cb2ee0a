import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { failure, refusal, successAround } from '../http/envelope';
import { Fault } from '../http/fault';
import { html, type Html } from './html';

/** Shared code of the areas' developer pages, which have no login of their own and are never mounted in production. */

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves scripts and style sheets of a folder below the address of a page. */
export function serveAssets(
  app: FastifyInstance,
  path: string,
  folder: string,
  names: readonly string[],
): void {
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const type = TYPES[extname(name)];
    if (type === undefined) throw new Error(`${name} is no script and no style sheet`);
    app.get(`${path}/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}

/** Serves the script of `decisionForm` below a page's path, as `deciding.js`. */
export const serveDecisionScript = (app: FastifyInstance, path: string): void =>
  serveAssets(app, path, import.meta.dirname, ['deciding.js']);

/**
 * Form that decides about one entry of a page's list, by its number: posts `{ [name]: no }` to `agree.as` below the
 * path, or `{ [name]: no, reason }` to `refuse`.
 */
export const decisionForm = (
  { path, name, no }: { path: string; name: string; no: string },
  agree: { as: string; text: string },
): Html =>
  html`<form data-decide="${path}" data-name="${name}" data-no="${no}">
    <label for="reason-${no}">拒绝原因</label>
    <input id="reason-${no}" name="reason" maxlength="200" />
    <button class="primary" type="submit" name="decision" value="${agree.as}">${agree.text}</button>
    <button type="submit" name="decision" value="refuse">拒绝</button>
  </form>`;

/** Sends a page that must not be cached. */
export const sendFresh = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

/**
 * Answers with the envelope, or 404 when the handler finds nothing. Accepts JSON only, which a foreign site's form
 * cannot send.
 */
export async function answerJson<S extends v.GenericSchema>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: S,
  answer: (body: v.InferOutput<S>) => Promise<object | undefined>,
): Promise<string> {
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  const body = v.safeParse(schema, request.body);
  if (!body.success) {
    void reply.code(400);
    return failure(400);
  }
  try {
    const result = await answer(body.output);
    if (result !== undefined) return successAround(JSON.stringify(result));
    void reply.code(404);
    return failure(404);
  } catch (error) {
    if (error instanceof Fault) return refusal(error);
    throw error;
  }
}
