import type { Inconsistency } from '../../demo/gateway/consistency';

/** What a process of the gateway under test can be told by the one that tests it. */
export type Command =
  /** The moment it is from now on, in ms. */
  | { name: 'clock'; now: number }
  | { name: 'sweep' }
  /** Answered once nothing goes on after answers. */
  | { name: 'idle' }
  | { name: 'strike'; fault: Fault }
  /** No fault any more. */
  | { name: 'spare' }
  | { name: 'check' }
  | { name: 'query'; text: string };

/**
 * What befalls the process at the so many-th question to its database from now on (1: the next), or at the so many-th
 * of a kind, such as `commit`. `kill`: it is gone.
 * `cut`: the connection is. `terminate`: the server ends all connections. `answer`: the database has done what was asked,
 * and the answer is lost.
 */
export interface Fault {
  kind: 'kill' | 'cut' | 'terminate';
  at: number;
  moment: 'question' | 'answer';
  of?: string;
}

export interface CommandResults {
  check: Inconsistency[];
  query: Record<string, unknown>[];
}

export type Told = { id: number; command: Command };
export type Reply = { listens: string } | { id: number; result: unknown } | { id: number; error: string };
