import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { queryCannedReplies } from '../../../src/contract/agency/chats';
import { MESSAGE_LIMIT } from '../../../src/contract/customer-service';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { isComposition } from '../../../src/ui/field/text/composition';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ChatDesk } from './chat-desk';
import { chatsTexts } from './texts';

/** Reply of the operator of the chat. The typed text stays until it is sent. */
export function ReplyForm({ desk, staffNo }: { desk: ChatDesk; staffNo: string }) {
  const t = useTexts(chatsTexts);
  const errors = useTexts(errorTexts);
  const { drafts, isSending, problem } = useStore(desk.store);
  const [isChoosing, setChoosing] = useState(false);
  const draft = drafts[staffNo] ?? '';
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposition(event)) return;
    event.preventDefault();
    void desk.reply();
  };
  return (
    <form
      className="ag-reply"
      onSubmit={(event) => {
        event.preventDefault();
        void desk.reply();
      }}
    >
      <Field
        label={t.reply}
        helper={t.replyHint}
        error={problem instanceof Error ? t.notSent(errors.of(problem)) : undefined}
      >
        <TextArea
          value={draft}
          onChange={desk.write}
          onKeyDown={onKeyDown}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          dir="auto"
        />
      </Field>
      <div className="ag-reply-foot">
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t.useReply}
        </Button>
        <Button type="submit" variant="primary" icon={<SendHorizontal />} loading={isSending}>
          {t.send}
        </Button>
      </div>
      {isChoosing && (
        <ChooseReply
          onClose={() => setChoosing(false)}
          onChoose={(content) => {
            desk.write(draft === '' ? content : `${draft}\n${content}`);
            setChoosing(false);
          }}
        />
      )}
    </form>
  );
}

interface ChooseProps {
  onChoose(content: string): void;
  onClose(): void;
}

function ChooseReply({ onChoose, onClose }: ChooseProps) {
  const t = useTexts(chatsTexts);
  const found = useCall(queryCannedReplies, { pageSize: 100 });
  const replies = found.data?.replyList ?? [];
  return (
    <Dialog title={t.useReply} onClose={onClose} footer={<Button onClick={onClose}>{t.cancel}</Button>}>
      {found.data && replies.length === 0 && <p>{t.noReplies}</p>}
      <ul className="ag-choices">
        {replies.map(({ replyNo, content }) => (
          <li key={replyNo}>
            <Button variant="text" onClick={() => onChoose(content)}>
              {content}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
