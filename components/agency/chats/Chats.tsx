import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CHAT_STATES, queryChats, type Chat, type ChatState } from '../../../src/contract/agency/chats';
import { instantText } from '../../../src/domain/shanghai-time';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { CannedReplies } from './CannedReplies';
import { createChatDesk, type ChatDesk } from './chat-desk';
import { ChatPane } from './ChatPane';
import { ConnectionState } from './ConnectionState';
import { chatsTexts, type ChatsTexts } from './texts';

type T = { t: ChatsTexts };

const List = listPage(
  queryChats,
  { t: chatsTexts },
  {
    path: '/agency/chats',
    words: ({ t }) => ({ noun: t.chat, nothing: t.noChats, search: t.search, hint: t.chatHint }),
    filters: {
      chatState: choiceFilter(CHAT_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.chatState,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<{ chatState: ChatState }>) => filters,
    rows: ({ chatList }) => chatList,
    rowKey: ({ staffNo }) => staffNo,
    columns: ({ t }, desk: ChatDesk) => chatColumns(t, desk.open),
    Above: ({ of: desk, answer }) => <ConnectionState desk={desk} waitingCount={answer?.waitingCount} />,
  },
);

const chatColumns = (t: ChatsTexts, open: (staffNo: string) => void): Column<Chat>[] => [
  {
    id: 'staffName',
    header: t.person,
    cell: ({ staffNo, staffName }) => (
      <Button variant="text" onClick={() => open(staffNo)}>
        {staffName}
      </Button>
    ),
  },
  { id: 'entName', header: t.enterprise, oneLine: true, givesWay: 1, cell: ({ entName }) => entName },
  {
    id: 'unread',
    header: t.unread,
    cell: ({ unreadCount }) =>
      unreadCount > 0 ? <Tag tone="blocked">{t.unreadCount(unreadCount)}</Tag> : t.never,
  },
  {
    id: 'lastMessage',
    header: t.lastMessage,
    oneLine: true,
    width: 240,
    cell: ({ lastSenderName, lastContent }) => `${lastSenderName}：${lastContent}`,
  },
  { id: 'lastTime', header: t.lastTime, givesWay: 2, cell: ({ lastTime }) => instantText(lastTime) },
  {
    id: 'state',
    header: t.state,
    cell: ({ chatState }) => (
      <Tag tone={chatState === 'queue' ? 'over' : 'neutral'}>{t.chatState(chatState)}</Tag>
    ),
  },
  {
    id: 'holder',
    header: t.holder,
    oneLine: true,
    givesWay: 3,
    cell: ({ operatorName }) => operatorName || t.never,
  },
];

const TABS = ['chats', 'replies'] as const;

/** Chats of employees with the agency, and its prepared replies. */
export default function Chats({ rights }: AgencyPageProps) {
  const t = useTexts(chatsTexts);
  const host = useHost();
  const [desk] = useState(() => createChatDesk(host));
  const { staffNo } = useStore(desk.store);
  const [tab, showTab] = useState<(typeof TABS)[number]>('chats');
  const [listing] = useState(() =>
    createListStore<Filters<{ chatState: ChatState }>, Chat>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  useEffect(() => desk.start(), [desk]);
  const mayAnswer = rights.includes('answerChats');
  if (staffNo !== '') return <ChatPane key={staffNo} desk={desk} staffNo={staffNo} rights={rights} />;
  return (
    <Tabs
      label={t.tabs}
      tabs={TABS.map((value) => ({ value, label: t[value] }))}
      value={tab}
      onChange={showTab}
    >
      {tab === 'chats' ? <List listing={listing} of={desk} /> : <CannedReplies mayAlter={mayAnswer} />}
    </Tabs>
  );
}
