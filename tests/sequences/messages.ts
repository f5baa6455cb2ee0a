import type { Inconsistency } from '../../demo/gateway/consistency';

/** What a process of the gateway under test can be told by the one that tests it. */
export type Command =
  /** The moment it is from now on, in ms. */
  | { name: 'clock'; now: number }
  | { name: 'sweep' }
  /** Answered once nothing goes on after answers. */
  | { name: 'idle' }
  /** `issued`: orders whose tickets it has issued by any process, which it knows. */
  | { name: 'supplier'; manner: Manner; issued: string[] }
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

/**
 * How the supplier meets what it is asked for. `refuses`: it issues no tickets that it has not issued before, and says so. `isLate`: it does what it is
 * asked, and answers after the gateway has stopped waiting. `isSilent`: it does nothing and never answers.
 */
export type Manner = 'answers' | 'refuses' | 'isLate' | 'isSilent';

export interface CommandResults {
  check: Inconsistency[];
  query: Record<string, unknown>[];
}

export type Told = { id: number; command: Command };
/** `issued`: an order whose tickets the airline has issued. */
export type Reply =
  | { listens: string }
  | { issued: string }
  | { id: number; result: unknown }
  | { id: number; error: string };
