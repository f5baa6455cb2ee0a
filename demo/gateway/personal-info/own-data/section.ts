import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { Cell } from '../../download/cells';
import type { Caller } from '../../server/http/caller';

/** A table of stored data with its column heads. */
export interface Section {
  name: string;
  columns: readonly string[];
  rows(db: Database, caller: Caller): Promise<(readonly Cell[])[]>;
}

/** '' for an event that has not happened. */
export const moment = (at: Date | null): string => (at === null ? '' : instantText(at.toISOString()));

export const yes = (is: boolean): string => (is ? '是' : '否');
