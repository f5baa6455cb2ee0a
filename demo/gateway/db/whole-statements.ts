import type { PGlite } from '@electric-sql/pglite';

/** Message types that end a statement: a simple query, a flush, a sync. */
const ENDS = new Set([...'QHS'].map((type) => type.charCodeAt(0)));

/**
 * Adapts the embedded database for node-postgres, which sends a statement as five messages (parse, bind, describe,
 * execute, sync) and reads no reply before the last. They are passed together, because each call into the database
 * costs as much as a small statement.
 */
export function inWholeStatements(pglite: PGlite): PGlite {
  let messages: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    messages.push(message);
    if (!ENDS.has(message[0] ?? 0)) return Promise.resolve([]);
    const statement = Buffer.concat(messages);
    messages = [];
    return pglite.execProtocolStream(statement, options);
  };
  return Object.assign(Object.create(pglite) as PGlite, { execProtocolStream });
}
