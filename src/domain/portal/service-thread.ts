import type { ServiceMessage } from '../../contract/customer-service';
import { dateTexts, type DateTexts } from '../texts/dates/texts';
import { addDays, shanghaiDate, shanghaiDateTime } from '../shanghai-time';

/** A message on its way; `failed`: not known to have arrived, and may be sent again. */
export interface OutgoingMessage {
  messageId: string;
  content: string;
  /** ISO instant it was written at. */
  writtenTime: string;
  failed: boolean;
  /** Why it failed, empty unless it did. */
  problem: string;
}

/** What a thread shows, from top to bottom. */
export type ThreadRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: ServiceMessage; isFollowUp: boolean; time: string }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage; isFollowUp: boolean; time: string };

/** Messages of the same writer within this time stand together. */
const TOGETHER_MS = 5 * 60_000;

/** Messages known with others added: each once, in the order of the thread. The same list if nothing is new. */
export function mergeMessages(
  known: readonly ServiceMessage[],
  others: readonly ServiceMessage[],
): readonly ServiceMessage[] {
  const sequences = new Set(known.map(({ sequence }) => sequence));
  const added = others.filter(({ sequence }) => {
    const isNew = !sequences.has(sequence);
    sequences.add(sequence);
    return isNew;
  });
  if (added.length === 0) return known;
  return [...known, ...added].sort((a, b) => a.sequence - b.sequence);
}

/** What is on its way and has not arrived: a message that is in the thread is not sent a second time. */
export function withoutArrived(
  outgoing: readonly OutgoingMessage[],
  messages: readonly ServiceMessage[],
): readonly OutgoingMessage[] {
  const arrived = new Set(
    messages.filter(({ sender }) => sender === 'customer').map(({ messageId }) => messageId),
  );
  const left = outgoing.filter(({ messageId }) => !arrived.has(messageId));
  return left.length === outgoing.length ? outgoing : left;
}

/** Rows of a thread on a day (YYYY-MM-DD in Shanghai): a line for each day, messages, and what is on its way at the end. */
export function threadRows(
  messages: readonly ServiceMessage[],
  outgoing: readonly OutgoingMessage[],
  today: string,
  t: DateTexts = dateTexts.chinese,
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  let last: { sender: string; at: number } | undefined;

  function place(sender: string, instant: string): { isFollowUp: boolean; time: string } {
    const at = new Date(instant);
    const date = shanghaiDate(at);
    // clocks differ: what follows never goes back to an earlier day
    if (date > day) {
      rows.push({ kind: 'day', key: `day-${date}`, label: dayLabel(date, today, t) });
      day = date;
      last = undefined;
    }
    const isFollowUp = last?.sender === sender && at.getTime() - last.at < TOGETHER_MS;
    last = { sender, at: at.getTime() };
    return { isFollowUp, time: shanghaiDateTime(at).slice(11) };
  }

  for (const message of messages) {
    const placed = place(message.sender, message.sendTime);
    // the key of a customer's message is its own id: it stays the same when what was on its way has arrived
    rows.push({ kind: 'message', key: `${message.sender}-${message.messageId}`, message, ...placed });
  }
  for (const sending of outgoing) {
    const placed = place('customer', sending.writtenTime);
    rows.push({ kind: 'outgoing', key: `customer-${sending.messageId}`, outgoing: sending, ...placed });
  }
  return rows;
}

/** 今天, 昨天, else 11月18日 周三, with the year if it is another one. Both YYYY-MM-DD in Shanghai. */
export function dayLabel(date: string, today: string, t: DateTexts = dateTexts.chinese): string {
  if (date === today) return t.today;
  if (date === addDays(today, -1)) return t.yesterday;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `${isThisYear ? t.day(date) : t.date(date)} ${t.weekday(date)}`;
}
