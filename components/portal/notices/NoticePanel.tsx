import BellOff from 'lucide-react/icons/bell-off';
import type { ResultOf } from '../../../src/contract/call';
import type { Notice, queryNoticeList } from '../../../src/contract/notice/notice';
import { noticeTexts } from '../../../src/domain/approval/texts/texts';
import { ownNoticeTexts } from '../../../src/domain/notice/texts/texts';
import { instantText } from '../../../src/domain/shanghai-time';
import type { CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { noticeBellTexts } from './texts';

interface Props {
  found: CallState<ResultOf<typeof queryNoticeList>>;
  unread: number;
  addressOf(notice: Notice): string;
  isReading: boolean;
  onReadAll(): void;
  /** Called when the user opens a notice. */
  onFollow(notice: Notice): void;
}

/** The newest notices, each with a link to its subject: application, order, account safety or wallet. */
export function NoticePanel({ found, unread, addressOf, isReading, onReadAll, onFollow }: Props) {
  const t = useTexts(noticeBellTexts);
  const said = useTexts(noticeTexts);
  const own = useTexts(ownNoticeTexts);
  const errors = useTexts(errorTexts);
  function saidOf(notice: Notice): string {
    switch (notice.about) {
      case 'application':
        return said.said(notice);
      case 'order':
        return own.ofOrder(notice.kind);
      case 'account':
        return own.ofAccount(notice.kind);
      case 'wallet':
        return own.ofWallet(notice.kind, notice.byName);
      case 'mainManager':
        return own.ofManager(notice.kind, notice.byName);
      case 'contact':
        return own.ofContact(notice.kind, notice.byName);
      case 'rule':
        return own.ofRule(notice.kind, notice.byName, notice.rules);
      case 'join':
        return own.ofJoin(notice.kind, notice.byName);
      case 'import':
        return own.ofImport(notice.kind, notice.fileName);
    }
  }
  function factOf(notice: Notice): string {
    switch (notice.about) {
      case 'application':
        return notice.applyId;
      case 'order':
        return notice.orderNo;
      case 'account':
        return own.notMine;
      case 'wallet':
        return own.walletPage;
      case 'mainManager':
        return notice.kind === 'mainManagerGiven' ? own.managerPage : own.notMine;
      case 'contact':
        return own.contactPage;
      case 'rule':
        return own.rulePage;
      case 'join':
        return own.joinPage;
      case 'import':
        return own.importPage;
    }
  }
  const { data, error } = found;
  return (
    <>
      <div className="bell-head">
        <h2>{t.notices}</h2>
        {/* stays when no notice is unread any more: it may have the focus */}
        <Button
          variant="text"
          size="small"
          loading={isReading}
          aria-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && onReadAll()}
        >
          {t.readAll}
        </Button>
      </div>
      {data === undefined && error && (
        <ErrorState
          message={errors.of(error)}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {data === undefined && !error && <SkeletonRows rows={4} height={48} label={t.loading} />}
      {data?.noticeList.length === 0 && <EmptyState title={t.nothing} icon={<BellOff />} />}
      {data !== undefined && data.noticeList.length > 0 && (
        <ul className="bell-list">
          {data.noticeList.map((notice) => (
            <li key={notice.noticeNo}>
              <a
                href={addressOf(notice)}
                data-unread={notice.isRead ? undefined : ''}
                onClick={() => onFollow(notice)}
              >
                <span className="bell-said">
                  {!notice.isRead && <span className="tp-visually-hidden">{t.isUnread}</span>}
                  {saidOf(notice)}
                </span>
                <span className="bell-facts">
                  <span>{factOf(notice)}</span>
                  <time dateTime={notice.createTime}>{instantText(notice.createTime)}</time>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
