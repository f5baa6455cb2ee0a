import { openApprovalLink } from '../../../src/contract/approval/link';
import { markNoticesRead, queryNoticeList } from '../../../src/contract/notice/notice';
import { limitLogins } from '../login/credentials';
import type { AreaDeps } from '../server/deps';
import { implement, implementOpen, type Implementation } from '../server/http/implement';
import { openLink } from './link';
import { findNotices, readNotices } from './queries';

export function noticeRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implement(queryNoticeList, ({ db, caller }, page) => findNotices(db, caller, page)),

    implement(markNoticesRead, ({ db, caller, now }, body) => readNotices(db, caller, body, now)),

    implementOpen(openApprovalLink, async (context, body) => {
      await limitLogins(context, config.loginsPerMinute);
      const { db, ip, device, now } = context;
      return openLink(db, body, { ip, device }, now);
    }),
  ];
}
