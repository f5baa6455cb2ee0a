/**
 * Classes of SQLSTATE: connection, too few resources, the operator's intervention (a failover, a timeout). Single ones: a
 * transaction too long idle or running, a server that has become a standby, a conflict or deadlock in spite of several
 * attempts, a lock not had in time.
 */
const STATES = /^(08|53|57|25P03|25P04|25006|40001|40P01|55P03)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors of node-postgres that have no code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/**
 * Is it the database that is away or too busy, rather than a fault in what was asked of it? Then the same may be asked
 * again later; what was sent under a request id, under the same one.
 */
export const isUnavailable = (error: unknown): boolean => isOne(error, STATES);

function isOne(error: unknown, states: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    states.test(code) || NETWORK.has(code) || MESSAGES.some((message) => error.message.startsWith(message))
  );
}

/** Of the above those of a database that answers nothing; the others may come from the very work that was asked of it. */
const AWAY = /^(08|53100|53300|57P|25006)/;

/**
 * Is the database away for every query? Work that lies in a queue is then left as it is. Any other failure is counted as a
 * failure of the piece of work: taken for an outage it would be first in turn for ever, and all others would wait behind it.
 */
export const isAway = (error: unknown): boolean => isOne(error, AWAY);

/** What is read, or undefined while the database is away. */
export async function unlessUnavailable<T extends object>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

/** Did the database give a statement up because it took too long? The same, asked again, would take as long. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
