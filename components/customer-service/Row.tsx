import { memo } from 'react';
import type { OutgoingMessage, ThreadRow } from '../../src/domain/portal/service-thread';
import { Button } from '../../src/ui/button/Button';
import { classNames } from '../../src/ui/tokens/class-names';
import { useTexts } from '../../src/ui/texts/use-texts';
import { customerServiceTexts } from './texts';

interface RowProps {
  row: ThreadRow;
  onResend(messageId: string): void;
}

export const Row = memo(function Row({ row, onResend }: RowProps) {
  const t = useTexts(customerServiceTexts);
  if (row.kind === 'day') {
    return (
      <li className="cs-day">
        <span>{row.label}</span>
      </li>
    );
  }
  const { isFollowUp, time } = row;
  const isMine = row.kind === 'outgoing' || row.message.sender === 'customer';
  const name = row.kind === 'outgoing' || isMine ? t.me : row.message.senderName;
  const content = row.kind === 'outgoing' ? row.outgoing.content : row.message.content;
  const instant = row.kind === 'outgoing' ? row.outgoing.writtenTime : row.message.sendTime;
  return (
    <li className={classNames('cs-row', isMine && 'mine', isFollowUp && 'follow-up')}>
      <div className={isMine || isFollowUp ? 'tp-visually-hidden' : 'cs-name'}>{name}</div>
      {/* the first strong letter sets the direction, and the paragraph isolates it from its surroundings */}
      <p className="cs-bubble" dir="auto">
        {content}
      </p>
      <div className="cs-meta">
        <time dateTime={instant}>{time}</time>
        {row.kind === 'outgoing' && <Sending outgoing={row.outgoing} onResend={onResend} />}
      </div>
    </li>
  );
});

interface SendingProps {
  outgoing: OutgoingMessage;
  onResend(messageId: string): void;
}

function Sending({ outgoing: { messageId, failed, problem }, onResend }: SendingProps) {
  const t = useTexts(customerServiceTexts);
  if (!failed) return <span>{t.sending}</span>;
  return (
    <>
      <span className="cs-failed" role="alert">
        {t.sendFailed(problem)}
      </span>
      <Button variant="text" size="small" onClick={() => onResend(messageId)}>
        {t.retry}
      </Button>
    </>
  );
}
