import type { Database } from '../db/database';
import { fieldsInvalid } from '../server/http/fault';
import { foreignPictures, holdPictures } from './queries';

/**
 * Checks that each picture is one of the agency's, and holds it until the commit; one that was there `before` may stay.
 * Throws fieldsInvalid at the fields of others.
 */
export async function checkPictures<Field extends string>(
  tx: Database,
  tmcNumber: string,
  { before, after }: { before: Partial<Record<Field, string>>; after: Record<Field, string> },
): Promise<void> {
  const fields = Object.keys(after) as Field[];
  const changed = fields.filter((field) => after[field] !== before[field]);
  await holdPictures(tx, tmcNumber);
  const foreign = await foreignPictures(
    tx,
    tmcNumber,
    changed.map((field) => after[field]),
  );
  const wrong = changed.filter((field) => foreign.has(after[field]));
  if (wrong.length > 0)
    throw fieldsInvalid(Object.fromEntries(wrong.map((field) => [field, '未查询到该图片，请重新上传'])));
}
