import type { Area } from '../server/area';
import { deleteLinksOf, purgeLinks } from './link';
import { purgeNotices } from './queries';
import { noticeRoutes } from './routes';
import { sendTexts } from './send-texts';
import {
  writeAccountNotices,
  writeLowBalanceNotices,
  writeMainManagerNotices,
  writeOrderNotice,
  writeWalletChangeNotices,
  writeVoidNotices,
} from './write-own';
import { writeImportNotice } from './write-import';
import { writeJoinNotices } from './write-join';
import { writeRuleNotices } from './write-rule';
import { writeUnpaidNotices } from './unpaid';
import { writeHoldNotices, writeMissingNotices, writeNotices } from './write';

export const area: Area = {
  name: 'notice',
  implementations: noticeRoutes,
  onEvent: {
    'application.moved': (context, { applyId }) => writeNotices(context, applyId),
    'application.decided': (context, { applyId }) => writeNotices(context, applyId),
    'order.issued': (context, { orderNo }) => writeOrderNotice(context, { orderNo, kind: 'issued' }),
    'order.exchanged': (context, { orderNo }) => writeOrderNotice(context, { orderNo, kind: 'changed' }),
    async 'order.closed'(context, { orderNo, reason }) {
      if (reason === 'notIssued') await writeOrderNotice(context, { orderNo, kind: 'notIssued' });
      if (reason === 'notChanged') await writeOrderNotice(context, { orderNo, kind: 'changeRefused' });
    },
    'refund.arrived': (context, { orderNo, refundNo }) =>
      writeOrderNotice(context, { orderNo, kind: 'refunded', refundNo }),
    'account.changed': (context, change) => writeAccountNotices(context, change),
    'account.contactVoid': (context, told) => writeVoidNotices(context, told),
    'mainManager.changed': (context, change) => writeMainManagerNotices(context, change),
    'join.applied': (context, told) => writeJoinNotices(context, told),
    'importJob.ended': (context, told) => writeImportNotice(context, told),
    'rule.changeAsked': (context, told) => writeRuleNotices(context, told),
    'wallet.low': (context, told) => writeLowBalanceNotices(context, told),
    'wallet.changeAsked': (context, told) => writeWalletChangeNotices(context, told),
    'user.signedOutEverywhere': ({ db }, { userNo }) => deleteLinksOf(db, userNo),
  },
  dueTasks: {
    'write missing notices': writeMissingNotices,
    'tell of holds that end': writeHoldNotices,
    'tell of orders that are not paid': writeUnpaidNotices,
    'send notices by SMS': sendTexts,
    'purge links': ({ db, now }) => purgeLinks(db, now),
    'purge notices': ({ db, now }) => purgeNotices(db, now),
  },
};
