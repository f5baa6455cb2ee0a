import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { MESSAGE_LIMIT, messageLength } from '../../src/contract/customer-service';
import { Button } from '../../src/ui/button/Button';
import { classNames } from '../../src/ui/tokens/class-names';
import type { Conversation } from './conversation';
import type { FocusReturn } from './use-focus-return';

/** From here on the counter is worth saying aloud. */
const NEARLY_FULL = MESSAGE_LIMIT - 50;

interface ComposerProps {
  conversation: Conversation;
  draft: string;
  field: FocusReturn;
}

/** Where the message is written. What is too long stays as it is and is not sent: nothing typed is lost. */
export function Composer({ conversation, draft, field: { fieldRef, attachField } }: ComposerProps) {
  const id = useId();
  const length = messageLength(draft.trim());
  const isTooLong = length > MESSAGE_LIMIT;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    conversation.submit();
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="cs-composer" onSubmit={submit}>
      <label className="tp-visually-hidden" htmlFor={id}>
        输入消息
      </label>
      <textarea
        ref={attachField}
        id={id}
        className={classNames('cs-input', isTooLong && 'invalid')}
        rows={2}
        dir="auto"
        placeholder="输入消息"
        enterKeyHint="send"
        aria-describedby={`${id}count`}
        aria-invalid={isTooLong || undefined}
        value={draft}
        onChange={(event) => conversation.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="cs-composer-foot">
        <span id={`${id}count`} className={classNames('cs-count', isTooLong && 'over')}>
          {isTooLong ? `已超出 ${length - MESSAGE_LIMIT} 字，请删减后发送` : `${length}/${MESSAGE_LIMIT}`}
        </span>
        {!isTooLong && <span className="cs-hint">Enter 发送，Shift+Enter 换行</span>}
        <span className="tp-visually-hidden" role="status">
          {length > NEARLY_FULL && (isTooLong ? '消息过长' : `还可以输入 ${MESSAGE_LIMIT - length} 字`)}
        </span>
        <Button type="submit" variant="primary" icon={<SendHorizontal />}>
          发送
        </Button>
      </div>
    </form>
  );
}

/** Enter then chooses a word; Safari tells so only by the key code. */
const isComposing = (event: globalThis.KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
