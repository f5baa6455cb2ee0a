import type {
  assignChat,
  markChatRead,
  queryChatOperators,
  replyChat,
} from '../../../../src/contract/agency/chats';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { ServiceMessage } from '../../../../src/contract/customer-service';
import { rightsOfRoles } from '../../../../src/domain/agency/rights';
import { assertChat, lockChat, setHolder } from '../../customer-service/chats';
import { noteReadBy } from '../../customer-service/queries';
import { writeMessage } from '../../customer-service/write';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import '../schema';

/** Active operators of the agency who may answer chats, by name. */
export async function findChatOperators(
  db: Database,
  { tmcNumber, operatorNo }: Operator,
): Promise<ResultOf<typeof queryChatOperators>['operatorList']> {
  const rows = await db
    .selectFrom('agency_operator')
    .select(['operator_no', 'operator_name', 'roles'])
    .where('tmc_number', '=', tmcNumber)
    .where('is_stopped', '=', false)
    .orderBy('operator_name')
    .orderBy('operator_no')
    .execute();
  return rows
    .filter(({ roles }) => rightsOfRoles(roles).has('answerChats'))
    .map((row) => ({
      operatorNo: row.operator_no,
      operatorName: row.operator_name,
      isCaller: row.operator_no === operatorNo,
    }));
}

/** Gives a chat to its next operator. Throws chatUnknown, chatMoved, chatOperatorUnknown. */
export async function assign(
  { db, operator, record }: OperatorContext,
  { staffNo, from, to }: ParsedBodyOf<typeof assignChat>,
): Promise<object> {
  const { holder, staffName, enterpriseNum } = await lockChat(db, operator, staffNo);
  // of two operators who take one chat the second is told
  if ((holder ?? '') !== from || from === to) throw new Fault('chatMoved');
  const operators = await findChatOperators(db, operator);
  const next = operators.find((one) => one.operatorNo === to);
  if (to !== '' && next === undefined) throw new Fault('chatOperatorUnknown');
  await setHolder(db, staffNo, next?.operatorNo ?? null);
  const summary = next ? `${staffName}的会话由${next.operatorName}接待` : `${staffName}的会话退回排队`;
  await record({ enterpriseNum, subject: staffNo, summary });
  return {};
}

/** Replies under the agency's name. Throws chatUnknown, chatNotTaken, requestIdReused. */
export async function reply(
  { db, operator, now, record }: OperatorContext,
  { staffNo, messageId, content }: ParsedBodyOf<typeof replyChat>,
): Promise<ServiceMessage> {
  const { holder, staffName, enterpriseNum } = await lockChat(db, operator, staffNo);
  if (holder !== operator.operatorNo) throw new Fault('chatNotTaken');
  const { tmc_name: senderName } = await db
    .selectFrom('tmc')
    .select('tmc_name')
    .where('tmc_number', '=', operator.tmcNumber)
    .executeTakeFirstOrThrow();
  const message = { staffNo, messageId, content, sender: 'agent' as const, senderName };
  const written = await writeMessage(db, message, now);
  await record({ enterpriseNum, subject: staffNo, summary: `回复${staffName}，消息${written.sequence}` });
  return written;
}

/** Only the operator who has taken the chat reads it for the agency; others look at it. Throws chatUnknown. */
export async function markRead(
  { db, operator }: OperatorContext,
  { staffNo, sequence }: ParsedBodyOf<typeof markChatRead>,
): Promise<object> {
  await assertChat(db, operator, staffNo);
  await noteReadBy(db, operator.operatorNo, { staffNo, sequence });
  return {};
}
