import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { MESSAGE_LIMIT, messageLength } from '../../src/contract/customer-service';
import { Button } from '../../src/ui/button/Button';
import { classNames } from '../../src/ui/tokens/class-names';
import type { Conversation } from './conversation';
import { useTexts } from '../../src/ui/texts/use-texts';
import { customerServiceTexts } from './texts';
import type { FocusReturn } from './use-focus-return';
import { isComposition } from '../../src/ui/field/text/composition';

/** From this length on, screen readers announce the counter. */
const NEARLY_FULL = MESSAGE_LIMIT - 50;

interface ComposerProps {
  conversation: Conversation;
  draft: string;
  field: FocusReturn;
}

/** Input of a message. An overlong text stays in the field and is not sent, so no typed text is lost. */
export function Composer({ conversation, draft, field: { fieldRef, attachField } }: ComposerProps) {
  const t = useTexts(customerServiceTexts);
  const id = useId();
  const length = messageLength(draft.trim());
  const isTooLong = length > MESSAGE_LIMIT;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    conversation.submit();
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposition(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="cs-composer" onSubmit={submit}>
      <label className="tp-visually-hidden" htmlFor={id}>
        {t.write}
      </label>
      <textarea
        ref={attachField}
        id={id}
        className={classNames('cs-input', isTooLong && 'invalid')}
        rows={2}
        dir="auto"
        placeholder={t.write}
        enterKeyHint="send"
        aria-describedby={`${id}count`}
        aria-invalid={isTooLong || undefined}
        value={draft}
        onChange={(event) => conversation.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="cs-composer-foot">
        <span id={`${id}count`} className={classNames('cs-count', isTooLong && 'over')}>
          {isTooLong ? t.over(length - MESSAGE_LIMIT) : `${length}/${MESSAGE_LIMIT}`}
        </span>
        {!isTooLong && <span className="cs-hint">{t.keys}</span>}
        <span className="tp-visually-hidden" role="status">
          {length > NEARLY_FULL && (isTooLong ? t.tooLong : t.left(MESSAGE_LIMIT - length))}
        </span>
        <Button type="submit" variant="primary" icon={<SendHorizontal />}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
