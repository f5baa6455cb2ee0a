import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { PicturePlace, uploadAgencyPicture } from '../../../src/contract/agency/platform/pictures';
import { encodePicture } from '../files/encode-picture';
import { newFileNo } from '../files/file-no';
import type { FileStore } from '../files/store';
import { Fault } from '../server/http/fault';
import type { OperatorContext } from '../server/http/operator';
import { DAY, spendAllowance } from '../server/limits/allowance';
import { addressOf } from './address';
import './schema';

/** Largest width and height of each place, in pixels. */
const LARGEST: Readonly<Record<PicturePlace, readonly [width: number, height: number]>> = {
  logo: [640, 240],
  background: [2560, 1440],
  advert: [1600, 1200],
};
/** Limit of an operator per day, because encoding costs processor time and pictures take space. */
const PICTURES_A_DAY = 100;
const WEBP = 'image/webp';

/**
 * Stores a picture of the operator's agency. Its row is written before its content, so that an aborted upload is found
 * and removed. Throws fieldsInvalid at `file`, and tooManyRequests.
 */
export async function receivePicture(
  { db, operator: { operatorNo, tmcNumber }, now }: Pick<OperatorContext, 'db' | 'operator' | 'now'>,
  store: FileStore,
  { place, file }: ParsedBodyOf<typeof uploadAgencyPicture>,
): Promise<ResultOf<typeof uploadAgencyPicture>> {
  const allowance = { allowed: PICTURES_A_DAY, withinMs: DAY };
  if (!(await spendAllowance(db, `site picture\n${operatorNo}`, allowance, now)))
    throw new Fault('tooManyRequests');
  const [most, high] = LARGEST[place];
  const { content, width, height } = await encodePicture(file, (picture) =>
    picture.resize(most, high, { fit: 'inside', withoutEnlargement: true }),
  );
  const pictureNo = newFileNo();
  await db
    .insertInto('site_picture')
    .values({
      picture_no: pictureNo,
      tmc_number: tmcNumber,
      file_size: content.length,
      made_at: now,
      stored_at: null,
    })
    .execute();
  await store.write(pictureNo, new File([new Uint8Array(content)], `${pictureNo}.webp`, { type: WEBP }));
  await db.updateTable('site_picture').set({ stored_at: now }).where('picture_no', '=', pictureNo).execute();
  return { address: addressOf(pictureNo), width, height };
}
