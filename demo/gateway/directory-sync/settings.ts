import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { CallerContext } from '../server/http/implement';
import './schema';

export type DirectorySettings = Selectable<Schema['directory_sync']>;

/** Context of a request of a directory: it acts as a caller of its enterprise. */
export interface DirectoryContext extends CallerContext {
  settings: DirectorySettings;
  /** Address of the resources. */
  base: string;
  /** Adds a sentence to the note of the request on the agency's desk. */
  remark: (text: string) => void;
}

export const findSettings = (db: Database, enterpriseNum: string): Promise<DirectorySettings | undefined> =>
  db.selectFrom('directory_sync').selectAll().where('enterprise_num', '=', enterpriseNum).executeTakeFirst();
