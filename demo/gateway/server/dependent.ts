import type { CallerContext } from './implement';

/** One thing that hangs on a member of staff. `link`: its page in the portal; '' for none. */
export interface DependentRow {
  no: string;
  name: string;
  link: string;
}

/** Whose things go to whom; `nos`: of the rows. */
export interface HandOver {
  staffNo: string;
  successorNo: string;
  nos: readonly string[];
}

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/**
 * A kind of thing that hangs on members of staff of the caller's enterprise. What is only handed over needs a successor; what is handed over or
 * ends needs none; without both it is told of alone. All is done once nobody counts as active who goes.
 */
export interface DependentKind {
  kind: string;
  /** As screens call it. */
  name: string;
  /** `table.column` by which it names them; of an array or a JSON as well. */
  columns: readonly string[];
  /** It waits for who is stopped, unless it is given to a successor: they may come back. */
  restsWhileStopped?: boolean;
  /** It lets them do something: whatever is left of it ends when they come back, too. */
  isRight?: boolean;
  list(where: Where, staffNo: string): Promise<DependentRow[]>;
  handOver?(context: CallerContext, handOver: HandOver): Promise<void>;
  /** Why somebody cannot take this over; undefined: they can. They are active staff of the enterprise. */
  refusal?(where: Where, handOver: HandOver): Promise<string | undefined>;
  end?(context: CallerContext, staffNo: string, nos: readonly string[]): Promise<void>;
}

/** What an area exports as `dependents` of its `dependents.ts`: all its columns that name a member of staff or their account. */
export interface Dependents {
  kinds: readonly DependentKind[];
  /** Columns that go on naming them, by `table.column`, and why. */
  stays: Readonly<Record<string, string>>;
}
