import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { createConversation } from './conversation';
import type { customerService } from './declaration';
import { Panel } from './Panel';
import { useFocusReturn } from './use-focus-return';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

export default function CustomerService({ host, open, heading }: ViewProps<typeof customerService>) {
  const conversation = host.store(createConversation);
  const state = useStore(conversation.store);
  // before `start`, which opens a stream only for an open panel
  useOnValuesChange(() => conversation.setOpen(open), [conversation, open]);
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
