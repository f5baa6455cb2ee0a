import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/definition/declaration';
import { createConversation } from './conversation';
import type { customerService } from './declaration';
import { Panel } from './Panel';
import { useFocusReturn } from './use-focus-return';
import { useWhenGiven } from '../../src/element/definition/react/use-when-given';

export default function CustomerService({ host, open, heading }: ViewProps<typeof customerService>) {
  const conversation = host.store(createConversation);
  const state = useStore(conversation.store);
  // first: it decides what is followed
  useWhenGiven(() => conversation.setOpen(open), [conversation, open]);
  useEffect(() => conversation.start(), [conversation]);
  const field = useFocusReturn(open);

  if (!open) return null;
  return (
    <Panel
      heading={heading}
      conversation={conversation}
      state={state}
      field={field}
      onClose={conversation.close}
    />
  );
}
