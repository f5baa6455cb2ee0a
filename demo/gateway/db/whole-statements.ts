import type { PGlite } from '@electric-sql/pglite';

/** What ends a statement's messages: a simple query, a flush, a sync. */
const ENDS = new Set([...'QHS'].map((type) => type.charCodeAt(0)));

/**
 * The embedded database for node-postgres, which sends a statement as five messages (parse, bind, describe, execute,
 * sync) and hears of none before the last: they go in together, as each passage into the database costs as much as
 * the work of a small statement.
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
