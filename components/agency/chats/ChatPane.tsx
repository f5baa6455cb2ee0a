import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { queryChat } from '../../../src/contract/agency/chats';
import type { AgencyRight } from '../../../src/contract/agency/rights';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { OrderPane } from '../orders/OrderPane';
import type { ChatDesk } from './chat-desk';
import css from './chats.css?inline';
import { ConnectionState } from './ConnectionState';
import { HolderActions } from './HolderActions';
import { Messages } from './Messages';
import { RecentOrders } from './RecentOrders';
import { ReplyForm } from './ReplyForm';
import { chatsTexts } from './texts';

interface Props {
  desk: ChatDesk;
  staffNo: string;
  rights: readonly AgencyRight[];
}

/** One chat with its person, messages and the reply. */
export function ChatPane({ desk, staffNo, rights }: Props) {
  useSheet(css);
  const t = useTexts(chatsTexts);
  const [orderNo, showOrder] = useState('');
  const mayAnswer = rights.includes('answerChats');
  const found = useCall(queryChat, { staffNo });
  const data = found.data;
  const isOwn = data?.chatState === 'own';
  const { messages } = useStore(desk.store);
  const last = messages.findLast(({ sender }) => sender === 'customer')?.sequence;
  useEffect(() => {
    if (isOwn && last !== undefined) void desk.markRead(last);
  }, [desk, isOwn, last]);
  if (orderNo !== '')
    return (
      <OrderPane orderNo={orderNo} mayMend={rights.includes('mendOrders')} onBack={() => showOrder('')} />
    );
  return (
    <DetailPane
      noun={t.chat}
      title={data ? `${data.staffName}（${data.entName}）` : t.chat}
      row={staffNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={() => desk.open('')}
      head={
        data && (
          <>
            <Tag tone={data.chatState === 'queue' ? 'over' : 'neutral'}>{t.chatState(data.chatState)}</Tag>
            {mayAnswer && <HolderActions chat={data} />}
          </>
        )
      }
    >
      <ConnectionState desk={desk} />
      {data && (
        <>
          <Section title={t.messages}>
            <Messages desk={desk} />
            {isOwn && mayAnswer ? (
              <ReplyForm desk={desk} staffNo={staffNo} />
            ) : (
              <p>{mayAnswer ? t.onlyHolder : t.noRight}</p>
            )}
          </Section>
          <Section title={t.facts}>
            <Facts>
              <Fact name={t.enterprise}>{data.entFullName}</Fact>
              <Fact name={t.department}>{data.departmentName || t.never}</Fact>
              <Fact name={t.telephone}>{data.telephone || t.never}</Fact>
              <Fact name={t.holder}>{data.operatorName || t.never}</Fact>
            </Facts>
          </Section>
          {rights.includes('readOrders') && <RecentOrders staffNo={staffNo} onOpen={showOrder} />}
        </>
      )}
    </DetailPane>
  );
}
