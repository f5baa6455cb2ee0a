/**
 * Classes of SQLSTATE: connection, insufficient resources, operator intervention (a failover, a timeout). Single codes:
 * a transaction idle or running too long, a server that has become a standby, a conflict or deadlock in spite of
 * retries, a lock timeout.
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
 * Returns whether the database is unavailable or overloaded, rather than the statement faulty. The request may then be
 * repeated later, under the same request id if it has one.
 */
export const isUnavailable = (error: unknown): boolean => isOne(error, STATES);

function isOne(error: unknown, states: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    states.test(code) || NETWORK.has(code) || MESSAGES.some((message) => error.message.startsWith(message))
  );
}

/** Subset for a database that does not respond at all; the work itself may cause the others. */
const AWAY = /^(08|53100|53300|57P|25006)/;

/**
 * Returns whether the database is unavailable for every query. Queued work then stays unchanged. Any other failure
 * counts as one of the piece of work: taken for an outage, it would stay first in the queue for ever and block all
 * others.
 */
export const isAway = (error: unknown): boolean => isOne(error, AWAY);

/** Resolves with the result of a read, or undefined while the database is unavailable. */
export async function unlessUnavailable<T extends object>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

/** Returns whether the database cancelled a statement by timeout. A repetition would take as long. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
