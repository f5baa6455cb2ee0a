import type { ServiceMessage } from '../../contract/customer-service';
import { dateTexts, type DateTexts } from '../texts/dates/texts';
import { addDays, shanghaiDate, shanghaiDateTime } from '../shanghai-time';

/** A message that is being sent; `failed`: its arrival is unknown, and it may be sent again. */
export interface OutgoingMessage {
  messageId: string;
  content: string;
  /** ISO instant of writing. */
  writtenTime: string;
  failed: boolean;
  /** Reason of the failure, empty unless it failed. */
  problem: string;
}

/** A row of a thread, from top to bottom. */
export type ThreadRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: ServiceMessage; isFollowUp: boolean; time: string }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage; isFollowUp: boolean; time: string };

/** Messages of the same sender within this time are grouped. */
const TOGETHER_MS = 5 * 60_000;

/** Merges messages into the known ones: each once, in the order of the thread. Returns the same list if none is new. */
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

/** Returns the outgoing messages that are not in the thread yet, because these must not be sent a second time. */
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

/**
 * Returns the rows of a thread on a day (YYYY-MM-DD in Shanghai): a separator for each day, the messages, and the
 * outgoing ones at the end.
 */
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
    // Clocks differ, so later messages never return to an earlier day.
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
    // Uses the message's own id as the key, which stays the same when an outgoing message has arrived.
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
