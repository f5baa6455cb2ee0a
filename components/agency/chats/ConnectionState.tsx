import { useStore } from 'zustand';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ChatDesk, Connection } from './chat-desk';
import { chatsTexts } from './texts';

const WORDS = {
  connecting: 'connecting',
  live: 'connected',
  lost: 'lost',
  refused: 'refused',
} as const satisfies Record<Connection, string>;

/** Whether new messages arrive by themselves, and the number of chats that wait for the operator. */
export function ConnectionState({
  desk,
  waitingCount = 0,
}: {
  desk: ChatDesk;
  waitingCount?: number | undefined;
}) {
  const t = useTexts(chatsTexts);
  const { connection } = useStore(desk.store);
  return (
    <p className="ag-connection" role="status" data-connection={connection}>
      {t[WORDS[connection]]}
      {waitingCount > 0 && ` · ${t.waiting(waitingCount)}`}
    </p>
  );
}
