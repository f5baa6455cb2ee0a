import ArrowDown from 'lucide-react/icons/arrow-down';
import Headset from 'lucide-react/icons/headset';
import { useEffect } from 'react';
import { threadRows } from '../../src/domain/portal/service-thread';
import { dateTexts } from '../../src/domain/texts/dates/texts';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import type { Conversation } from './conversation';
import type { ConversationState } from './conversation-state';
import { Row } from './Row';
import { useTexts } from '../../src/ui/texts/use-texts';
import { customerServiceTexts } from './texts';
import { useFollowEnd } from './use-follow-end';
import { useToday } from '../../src/ui/date/use-today';
import { useVisible } from './use-visible';

interface ThreadProps {
  conversation: Conversation;
  state: ConversationState;
}

/** Messages of the thread. The list stays scrolled to its end as messages arrive, unless the reader has scrolled up. */
export function Thread({ conversation, state }: ThreadProps) {
  const t = useTexts(customerServiceTexts);
  const { messages, outgoing, hasEarlier, earlier, unreadCount } = state;
  const isVisible = useVisible();
  const { scrollerRef, isAtEnd, toEnd } = useFollowEnd(
    messages[0]?.sequence,
    outgoing.at(-1)?.messageId,
    (atEnd) => conversation.setSeen(atEnd && isVisible),
  );
  useEffect(() => {
    conversation.setSeen(isAtEnd && isVisible);
    return () => conversation.setSeen(false);
  }, [conversation, isAtEnd, isVisible]);

  const rows = threadRows(messages, outgoing, useToday(), useTexts(dateTexts));
  return (
    <div className="cs-thread-frame">
      <div
        ref={scrollerRef}
        className="cs-thread"
        part="thread"
        role="log"
        aria-label={t.messages}
        // keyboard users must be able to scroll it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is focusable
        tabIndex={0}
      >
        {rows.length === 0 ? (
          <EmptyState title={t.welcome} icon={<Headset />}>
            {t.topics}
          </EmptyState>
        ) : (
          <>
            {hasEarlier && (
              <Button
                variant="text"
                size="small"
                className="cs-earlier"
                loading={earlier === 'loading'}
                loadingText={t.loadingEarlier}
                onClick={() => void conversation.loadEarlier()}
              >
                {earlier === 'failed' ? t.earlierFailed : t.earlier}
              </Button>
            )}
            <ol>
              {rows.map((row) => (
                <Row key={row.key} row={row} onResend={conversation.resend} />
              ))}
            </ol>
          </>
        )}
      </div>
      {!isAtEnd && unreadCount > 0 && (
        <Button className="cs-new" size="small" icon={<ArrowDown />} onClick={toEnd}>
          {t.newMessages}
        </Button>
      )}
    </div>
  );
}
