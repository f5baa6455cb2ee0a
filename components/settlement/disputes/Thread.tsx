import { useId } from 'react';
import type { DisputeMessage } from '../../../src/contract/settlement/disputes';
import { instantText } from '../../../src/domain/shanghai-time';
import { FileLinks } from '../../../src/element/upload/FileLinks';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { disputesTexts } from './texts';
import { WriteMessage } from './WriteMessage';

interface Props {
  settling: SettlementStore;
  disputeNo: string;
  messages: readonly DisputeMessage[];
  canWrite: boolean;
}

/** Messages between the enterprise and the agency, with the form for the next one. */
export function Thread({ settling, disputeNo, messages, canWrite }: Props) {
  const t = useTexts(disputesTexts);
  const titleId = useId();
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.thread}</h3>
      <ol className="st-thread" aria-labelledby={titleId}>
        {messages.map(({ sequence, sender, senderName, content, fileList, sendTime }) => (
          <li key={sequence} data-sender={sender}>
            <p className="st-message-head">
              <strong>{t.sender(sender === 'agency')}</strong>
              <span>{senderName}</span>
              <time dateTime={sendTime}>{instantText(sendTime)}</time>
            </p>
            <p className="st-message">{content}</p>
            {fileList.length > 0 && (
              <div className="st-files">
                <FileLinks files={fileList} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {canWrite && <WriteMessage settling={settling} disputeNo={disputeNo} />}
    </section>
  );
}
