import { sql } from 'kysely';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/events/domain-events';
import { drainDue, isNotPostponed } from '../server/jobs/due-work';
import '../adverts/schema';
import '../website/schema';
import { holdPictures } from './queries';
import './schema';

/** A new picture stays while the site or advert that it was uploaded for is being filled in. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Pictures that no site and no advert shows. */
const unused = (db: Database) =>
  db
    .selectFrom('site_picture as p')
    .where(
      sql<boolean>`not exists (select from website w where position(p.picture_no in w.logo || w.backgroung_img) > 0)`,
    )
    .where(
      sql<boolean>`not exists (
        select from advert a where position(p.picture_no in a.image_url || a.text_parts::text) > 0)`,
    );

/** Removes pictures that are unused a month after their upload, each after its content. */
export function removeUnusedPictures(context: EventContext): Promise<void> {
  const {
    db,
    now,
    deps: { files },
  } = context;
  return drainDue(context, 'remove unused pictures', async (turn) => {
    const found = await unused(db)
      .select(['p.picture_no', 'p.tmc_number'])
      .where('p.made_at', '<=', new Date(now.getTime() - KEPT_MS))
      .where(isNotPostponed('p.picture_no', turn))
      .orderBy('p.made_at')
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return false;
    const { picture_no: pictureNo, tmc_number: tmcNumber } = found;
    turn.take(pictureNo);
    const isUnused = await inTransaction(db, async (tx) => {
      await holdPictures(tx, tmcNumber);
      const still = await unused(tx)
        .select('p.picture_no')
        .where('p.picture_no', '=', pictureNo)
        .executeTakeFirst();
      // from here on no change can put it to use
      if (still !== undefined)
        await tx
          .updateTable('site_picture')
          .set({ stored_at: null })
          .where('picture_no', '=', pictureNo)
          .execute();
      return still !== undefined;
    });
    if (!isUnused) return true;
    await files.remove(pictureNo);
    await db.deleteFrom('site_picture').where('picture_no', '=', pictureNo).execute();
    return true;
  });
}
