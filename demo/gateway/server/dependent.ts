import type { OBJECT } from '../../../src/contract/permission/objects';
import type { CallerContext } from './http/implement';

/** One thing that hangs on a member of staff. `link`: its page in the portal; '' for none. */
export interface DependentRow {
  no: string;
  name: string;
  link: string;
  /** It decides over the caller, or over somebody who has set them up of late: they do not name who takes it over. */
  isCallers?: boolean;
  /** Of these: it decides over somebody who has set up the caller. */
  isMakers?: boolean;
  /** The name of such a row for the caller, where that is not the kind’s `callersName`. */
  callersName?: string;
  /** The caller has no right to hand it over: the main administrator takes it over, whether it decides over the caller or not. */
  isBeyond?: boolean;
}

/** Rows that go from one member of staff to another; `nos`: their numbers. */
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
 * A kind of rows that name members of staff of the caller's enterprise. Rows with `handOver` alone need a successor, rows with
 * `end` do not, and rows without both are only shown. Both run after the member of staff has become inactive.
 */
export interface DependentKind {
  kind: string;
  /** As screens call it. */
  name: string;
  /** `table.column` by which it names them; of an array or a JSON as well. */
  columns: readonly string[];
  /** The name, for the caller, of a row that decides over them. */
  callersName?: string;
  /** Rows wait for stopped staff, who may come back, unless a successor is given. */
  restsWhileStopped?: boolean;
  /** Rows grant a right: leftovers end, too, when the member of staff comes back. */
  isRight?: boolean;
  list(where: Where, staffNo: string): Promise<DependentRow[]>;
  handOver?(context: CallerContext, handOver: HandOver): Promise<void>;
  /**
   * Right that somebody needs to hand rows over: an object, those of the rows that they may, or that to keep the staff alone. Each
   * kind with `handOver` has it.
   */
  handedOverBy?: HandOverRight;
  /** Why somebody cannot take this over; undefined: they can. They are active staff of the enterprise. */
  refusal?(where: Where, handOver: HandOver): Promise<string | undefined>;
  /** Leaves rows that decide over the caller without anybody, where none can take them over; otherwise they stay as they are. */
  vacate?(context: CallerContext, staffNo: string, nos: readonly string[]): Promise<void>;
  end?(context: CallerContext, staffNo: string, nos: readonly string[]): Promise<void>;
}

/** Export `dependents` of an area's `dependents.ts`: all its columns that name a member of staff or their account. */
export interface Dependents {
  kinds: readonly DependentKind[];
  /** Columns that go on naming them, by `table.column`, and why. */
  stays: Readonly<Record<string, string>>;
}
