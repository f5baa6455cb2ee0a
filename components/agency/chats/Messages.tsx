import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { instantText } from '../../../src/domain/shanghai-time';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ChatDesk } from './chat-desk';
import { chatsTexts } from './texts';

/** Messages of the opened chat; the newest comes into view as it arrives. */
export function Messages({ desk }: { desk: ChatDesk }) {
  const t = useTexts(chatsTexts);
  const errors = useTexts(errorTexts);
  const { messages, hasEarlier, reading } = useStore(desk.store);
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.sequence;
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!box.current || shown.current === last) return;
    shown.current = last;
    box.current.scrollTop = box.current.scrollHeight;
  });
  if (reading.step === 'failed')
    return <ErrorState message={errors.of(reading.error)} retrying={false} onRetry={desk.retry} />;
  return (
    <div
      ref={box}
      className="ag-messages"
      role="log"
      aria-label={t.messages}
      aria-busy={reading.step === 'loading' || undefined}
      // keyboard users must be able to scroll it
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is focusable
      tabIndex={0}
    >
      {reading.step === 'loading' && <p>{t.reading}</p>}
      {hasEarlier && (
        <Button variant="text" size="small" onClick={() => void desk.loadEarlier()}>
          {t.earlier}
        </Button>
      )}
      <ol>
        {messages.map(({ sequence, sender, senderName, content, sendTime }) => (
          <li key={sequence} data-sender={sender === 'customer' ? 'customer' : 'agency'}>
            <div className="ag-by">
              <span>{senderName}</span> <time dateTime={sendTime}>{instantText(sendTime)}</time>
            </div>
            {/* the first strong letter sets the direction */}
            <p dir="auto">{content}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
