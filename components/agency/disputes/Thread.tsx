import { queryAgencyDisputeFile } from '../../../src/contract/agency/disputes';
import type { DisputeMessage } from '../../../src/contract/settlement/disputes';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FileButtons } from '../decision/FileButtons';
import { disputeTexts } from './texts';

interface Props {
  title: string;
  disputeNo: string;
  messages: readonly DisputeMessage[];
}

/** Messages between the enterprise and the agency, the oldest first. */
export function Thread({ title, disputeNo, messages }: Props) {
  const t = useTexts(disputeTexts);
  const { runtime } = useHost();
  return (
    <Section title={title}>
      <ol className="ag-thread">
        {messages.map(({ sequence, sender, senderName, content, fileList, sendTime }) => (
          <li key={sequence}>
            <p>
              <strong>{t.sender(sender === 'agency')}</strong> {`${senderName} ${instantText(sendTime)}`}
            </p>
            <p className="ag-message">{content}</p>
            {fileList.length > 0 && (
              <FileButtons
                files={fileList}
                addressOf={(fileNo) => runtime.send(queryAgencyDisputeFile, { disputeNo, fileNo })}
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
