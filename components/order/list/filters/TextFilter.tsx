import { useState } from 'react';
import * as v from 'valibot';
import { TextPart, TicketNo } from '../../../../src/contract/order/order-filter';
import { Field } from '../../../../src/ui/field/Field';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderFilterTexts } from './texts';
import { isComposition } from '../../../../src/ui/field/text/composition';

interface Props {
  label: string;
  /** Text that is applied to the list. */
  value: string;
  isTicketNo?: boolean;
  onChange(value: string): void;
}

/** Text filter that is applied on blur or Enter. Invalid input shows an error here. */
export function TextFilter({ label, value, isTicketNo = false, onChange }: Props) {
  const t = useTexts(orderFilterTexts);
  const [draft, setDraft] = useState({ of: value, text: value });
  // cleared by its tag, the field is emptied too
  if (draft.of !== value) setDraft({ of: value, text: value });
  const [isLeft, setLeft] = useState(false);
  const read = v.safeParse(isTicketNo ? TicketNo : TextPart, draft.text);
  const apply = () => {
    setLeft(true);
    if (!read.success || read.output === value) return;
    setDraft({ of: read.output, text: read.output });
    onChange(read.output);
  };
  const error = isLeft && !read.success ? (isTicketNo ? t.noTicketNo : t.tooShort) : undefined;
  return (
    <Field label={label} error={error}>
      <TextInput
        value={draft.text}
        onChange={(text) => {
          setDraft({ of: value, text });
          setLeft(false);
        }}
        maxLength={50}
        placeholder={isTicketNo ? t.ticketHint : undefined}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposition(event)) apply();
        }}
      />
    </Field>
  );
}
