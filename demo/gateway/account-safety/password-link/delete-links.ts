import type { Database } from '../../db/database';
import { deleteLinks } from '../links';

export async function deletePasswordLinks(db: Database, userNo: string): Promise<void> {
  for (const kind of ['setPassword', 'recoverAccount'] as const) await deleteLinks(db, kind, [userNo]);
}
