import { SEND_MAIL } from '../mail/queries';
import type { DemoSeed } from '../seed/demo-seed';
import { writeNotices } from './write';

const DAY_MS = 24 * 3_600_000;

/** Inserts the notices of the demo data's applications, without mails; older outcomes are marked as read. */
export const seed: DemoSeed = {
  after: ['approval', 'order/list'],
  async insert({ tx, now, emit }) {
    const applications = await tx
      .selectFrom('approval_request')
      .select('apply_id')
      .orderBy('created_at')
      .orderBy('apply_id')
      .execute();
    for (const { apply_id } of applications) {
      await writeNotices({ db: tx, now, emit }, apply_id, { mails: false });
    }
    // the mails come from applications that past orders have ended
    await tx.deleteFrom('mail').execute();
    await tx.deleteFrom('background_job').where('kind', '=', SEND_MAIL.kind).execute();
    await tx
      .updateTable('notice')
      .set({ read_at: now })
      .where('created_at', '<', new Date(now.getTime() - DAY_MS))
      .where('kind', 'in', ['agreed', 'refused', 'expired', 'withdrawn', 'void'])
      .execute();
  },
};
