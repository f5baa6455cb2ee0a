import { Client, type Connection } from 'pg';
import type { Fault } from './messages';

let planned: Fault | undefined;

/** Sets the next fault; undefined for none. */
export function plan(fault: Fault | undefined): void {
  planned = fault === undefined ? undefined : { ...fault };
}

/** Returns the fault of this query, and counts down on matching queries. */
function nextFault(question: unknown): Fault | undefined {
  if (planned === undefined || (planned.of !== undefined && planned.of !== question)) return undefined;
  planned.at -= 1;
  if (planned.at > 0) return undefined;
  const fault = planned;
  planned = undefined;
  return fault;
}

/** Public in the driver but missing in its types. */
const connectionOf = (client: Client) => (client as unknown as { connection: Connection }).connection;

type Query = (this: Client, ...args: unknown[]) => Promise<unknown>;

/** Injects the faults into every connection of this process, for either database. */
export function standBetween(terminate: () => Promise<unknown>): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its connection below
  const query = Client.prototype.query as Query;
  const struck: Query = async function struck(...args) {
    const fault = nextFault(args[0]);
    const ask = () => query.apply(this, args);
    if (fault === undefined) return ask();
    if (fault.moment === 'answer') await ask();
    switch (fault.kind) {
      case 'kill':
        process.kill(process.pid, 'SIGKILL');
        break;
      case 'cut':
        connectionOf(this).stream.destroy();
        break;
      case 'terminate':
        await terminate();
        break;
    }
    if (fault.moment === 'answer') throw new Error('Connection terminated unexpectedly');
    return ask();
  };
  Object.assign(Client.prototype, { query: struck });
}
