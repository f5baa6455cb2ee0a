import type { Inconsistency } from '../../demo/gateway/consistency';

/** Command from the test to a process of the gateway under test. */
export type Command =
  /** Sets the present time in ms. */
  | { name: 'clock'; now: number }
  | { name: 'sweep' }
  /** Answered once no work continues after answers. */
  | { name: 'idle' }
  /** `issued`: orders whose tickets the supplier has issued through any process. */
  | { name: 'supplier'; manner: Manner; issued: string[] }
  | { name: 'strike'; fault: Fault }
  /** Cancels a planned fault. */
  | { name: 'spare' }
  | { name: 'check' }
  | { name: 'query'; text: string };

/**
 * Fault at the nth query to the database from now on (1: the next), or at the nth of a kind, such as `commit`. `kill`:
 * the process ends. `cut`: the connection is lost. `terminate`: the server ends all connections. `answer`: the database
 * has executed the query, but its answer is lost.
 */
export interface Fault {
  kind: 'kill' | 'cut' | 'terminate';
  at: number;
  moment: 'question' | 'answer';
  of?: string;
}

/**
 * Behaviour of the supplier. `refuses`: it refuses tickets that it has not issued before. `isLate`: it acts, but
 * answers after the gateway's timeout. `isSilent`: it neither acts nor answers.
 */
export type Manner = 'answers' | 'refuses' | 'isLate' | 'isSilent';

export interface CommandResults {
  check: Inconsistency[];
  query: Record<string, unknown>[];
}

export type Told = { id: number; command: Command };
/** `issued`: order whose tickets the airline has issued. */
export type Reply =
  | { listens: string }
  | { issued: string }
  | { id: number; result: unknown }
  | { id: number; error: string };
