import type { Area } from '../server/area';
import { deleteLinksOf, purgeLinks } from './link';
import { purgeNotices } from './queries';
import { noticeRoutes } from './routes';
import { writeHoldNotices, writeMissingNotices, writeNotices } from './write';

export const area: Area = {
  name: 'notice',
  implementations: noticeRoutes,
  onEvent: {
    'application.moved': (context, { applyId }) => writeNotices(context, applyId),
    'application.decided': (context, { applyId }) => writeNotices(context, applyId),
    'user.signedOutEverywhere': ({ db }, { userNo }) => deleteLinksOf(db, userNo),
  },
  afterEvent: { 'notice.mailed': async ({ deps, log }) => deps.mails.wake(log) },
  dueTasks: {
    'write missing notices': writeMissingNotices,
    'tell of holds that end': writeHoldNotices,
    'purge links': ({ db, now }) => purgeLinks(db, now),
    'purge notices': ({ db, now }) => purgeNotices(db, now),
  },
};
