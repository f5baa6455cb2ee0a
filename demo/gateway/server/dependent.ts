import type { OBJECT } from '../../../src/contract/permission/objects';
import type { CallerContext } from './http/implement';

/** A row that depends on a member of staff. `link`: its page in the portal; '' for none. */
export interface DependentRow {
  no: string;
  name: string;
  link: string;
  /**
   * The row decides over the caller, or over a person who has recently set up the caller. They may not name its
   * successor.
   */
  isCallers?: boolean;
  /** Set with `isCallers` when it decides over a person who has set up the caller. */
  isMakers?: boolean;
  /** Name of such a row for the caller, when it differs from the kind's `callersName`. */
  callersName?: string;
  /**
   * The caller has no right to hand it over, so the main administrator takes it over, whether or not it decides over
   * the caller.
   */
  isBeyond?: boolean;
}

/** Rows to be handed over from one member of staff to another; `nos`: their numbers. */
export interface HandOver {
  staffNo: string;
  successorNo: string;
  nos: readonly string[];
}

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

type HandOverRight =
  | 'keeper'
  | ObjectNo
  | ((where: Where, nos: readonly string[]) => Promise<readonly string[]>);
type ObjectNo = (typeof OBJECT)[keyof typeof OBJECT];

/**
 * A kind of rows that name members of staff of the caller's enterprise. Rows with only `handOver` need a successor,
 * rows with `end` do not, and rows without both are only shown. Both run after the member of staff has become inactive.
 */
export interface DependentKind {
  kind: string;
  /** Name shown on screens. */
  name: string;
  /** Columns that name the member of staff, as `table.column`; a column may be an array or JSON. */
  columns: readonly string[];
  /** Name, for the caller, of a row that decides over them. */
  callersName?: string;
  /** Rows wait for deactivated staff, who may come back, unless a successor is given. */
  restsWhileStopped?: boolean;
  /** Rows grant a right. Remaining ones also end when the member of staff comes back. */
  isRight?: boolean;
  list(where: Where, staffNo: string): Promise<DependentRow[]>;
  handOver?(context: CallerContext, handOver: HandOver): Promise<void>;
  /**
   * Right needed to hand rows over: an object, a function that returns the permitted rows, or `keeper`, the right to
   * maintain the staff. Every kind with `handOver` has it.
   */
  handedOverBy?: HandOverRight;
  /**
   * Returns the reason why a person cannot take this over, or undefined. The person is active staff of the enterprise.
   */
  refusal?(where: Where, handOver: HandOver): Promise<string | undefined>;
  /**
   * Removes the decider from rows that decide over the caller when no successor is possible; without it they stay
   * unchanged.
   */
  vacate?(context: CallerContext, staffNo: string, nos: readonly string[]): Promise<void>;
  end?(context: CallerContext, staffNo: string, nos: readonly string[]): Promise<void>;
}

/** Export `dependents` of an area's `dependents.ts`: all its columns that name a member of staff or their account. */
export interface Dependents {
  kinds: readonly DependentKind[];
  /** Columns that keep naming them, as `table.column`, with the reason. */
  stays: Readonly<Record<string, string>>;
}
