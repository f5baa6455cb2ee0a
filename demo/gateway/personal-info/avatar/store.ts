import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { attachFiles, detachFiles } from '../../files/attach';
import { newFileNo } from '../../files/file-no';
import { contentNo, insertFile, setStored } from '../../files/queries';
import { MOST_UNATTACHED } from '../../files/receive';
import type { FileStore } from '../../files/store';
import { DAY, spendAllowance } from '../../server/limits/allowance';
import type { Caller } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { encodeAvatar } from './encode';
import { AVATAR } from './file-owner';

/** Limit per day, because encoding a picture costs processor time. */
const PICTURES_A_DAY = 30;
const WEBP = 'image/webp';

/** Stores a picture of the caller. Throws fieldsInvalid at `file`, tooManyRequests and tooManyFiles. */
export async function storeAvatar(
  { db, caller, now }: CallerContext,
  store: FileStore,
  file: File,
): Promise<void> {
  const allowance = { allowed: PICTURES_A_DAY, withinMs: DAY };
  if (!(await spendAllowance(db, `avatar\n${caller.userNo}`, allowance, now)))
    throw new Fault('tooManyRequests');
  const picture = await encodeAvatar(file);
  const row = {
    file_no: newFileNo(),
    file_name: '头像.webp',
    file_type: WEBP,
    file_size: picture.length,
    begun_at: now,
    stored_at: null,
    content_no: null,
  } as const;
  if (!(await insertFile(db, caller, row, MOST_UNATTACHED))) throw new Fault('tooManyFiles');
  await store.write(row.file_no, new File([new Uint8Array(picture)], row.file_name, { type: WEBP }));
  await inTransaction(db, async (tx) => {
    // serialises concurrent uploads of one person
    await tx
      .selectFrom('staff')
      .select('staff_no')
      .where('staff_no', '=', caller.staffNo)
      .forUpdate()
      .execute();
    await setStored(tx, row.file_no, now);
    await detachFiles(tx, AVATAR, [caller.staffNo]);
    await attachFiles(tx, caller, [row.file_no], { kind: AVATAR, no: caller.staffNo });
  });
}

/** Base64 of a person's picture; null without a picture, or for a number outside the enterprise. */
export async function readAvatar(
  db: Database,
  store: FileStore,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
): Promise<string | null> {
  const file = await db
    .selectFrom('stored_file')
    .select(['file_no', 'content_no'])
    .where('owner_kind', '=', AVATAR)
    .where('owner_no', '=', staffNo)
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return file ? (await buffer(await store.read(contentNo(file)))).toString('base64') : null;
}
