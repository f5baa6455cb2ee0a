import BellIcon from 'lucide-react/icons/bell';
import { useId, useRef, useState } from 'react';
import { markNoticesRead, queryNoticeList, type Notice } from '../../../src/contract/notice/notice';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { useHost } from '../../../src/element/host/host-context';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { NoticePanel } from './NoticePanel';
import { noticeBellTexts } from './texts';

/** Number of newest notices in the panel. */
const SHOWN = 10;

/** Live number of unread notices, with the newest in a panel below. */
export function Bell({ addressOf }: { addressOf(notice: Notice): string }) {
  const t = useTexts(noticeBellTexts);
  const host = useHost();
  useLiveOrders();
  const found = useCall(queryNoticeList, { pageSize: SHOWN }, { live: true, quiet: true });
  const reading = useIntent(markNoticesRead);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = found.data?.unreadCount ?? 0;
  const [said, setSaid] = useState({ unread: undefined as number | undefined, news: '' });
  if (found.data && said.unread !== unread) {
    // announced when the number grows, but not when the page opens
    const isNews = said.unread !== undefined && unread > said.unread;
    setSaid({ unread, news: isNews ? t.unread(unread) : '' });
  }

  async function read(noticeNoList: number[] | null): Promise<void> {
    const sent = await reading.send({ noticeNoList });
    if (sent.kind !== 'done') host.report(sent.error);
  }
  function follow({ noticeNo, isRead }: Notice): void {
    setOpen(false);
    if (!isRead) void read([noticeNo]);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="tp-button text icon-only bell"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={t.notices}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden="true" />
        <span className="tp-visually-hidden">{t.button(unread)}</span>
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span className="tp-visually-hidden" role="status">
        {said.news}
      </span>
      {isOpen && (
        <Popover
          id={id}
          anchor={button}
          placement="bottom-end"
          className="bell-panel"
          role="group"
          aria-label={t.notices}
          onClose={() => setOpen(false)}
        >
          <NoticePanel
            found={found}
            unread={unread}
            addressOf={addressOf}
            isReading={reading.isSending}
            onReadAll={() => void read(null)}
            onFollow={follow}
          />
        </Popover>
      )}
    </>
  );
}
