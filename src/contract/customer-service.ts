import * as v from 'valibot';
import { call, stream } from './call';

/** Longest message, in code points. */
export const MESSAGE_LIMIT = 500;

/** Length that counts towards MESSAGE_LIMIT. */
export const messageLength = (text: string): number => [...text].length;

const Sequence = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Control characters, which are invisible and which PostgreSQL partly refuses; line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Text of a message as stored: trimmed and without control characters. */
export const MessageContent = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n').replace(CONTROLS, '').trim()),
  v.nonEmpty('请输入消息内容'),
  v.check((text) => messageLength(text) <= MESSAGE_LIMIT, `消息不能超过${MESSAGE_LIMIT}个字`),
);

/** Id made by the author's client: a repeated id denotes the same message. */
export const MessageId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '消息编号格式不正确'));

export const ServiceMessage = v.object({
  /** Place in the thread, from 1, without gaps: the cursor of a reader that reconnects. */
  sequence: Sequence,
  messageId: v.string(),
  /** `system`: written by the gateway itself. */
  sender: v.picklist(['customer', 'agent', 'system']),
  senderName: v.string(),
  content: v.string(),
  /** ISO instant. */
  sendTime: v.string(),
});
export type ServiceMessage = v.InferOutput<typeof ServiceMessage>;

const ReadState = {
  /** Sequence of the last message that the customer has read. */
  readSequence: Sequence,
  /** Messages for the customer after it. */
  unreadCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** Returns a page of the caller's own thread with customer service, the newest unless `beforeSequence` is given. */
export const queryMessages = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/customerService/queryMessages',
  body: v.object({
    /** Returns the messages before this one. */
    beforeSequence: v.optional(Sequence),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 30),
  }),
  result: v.object({
    /** Oldest first. */
    messageList: v.array(ServiceMessage),
    /** True when older messages exist. */
    hasMore: v.boolean(),
    /** Sequence of the newest message; 0 for an empty thread. */
    lastSequence: Sequence,
    ...ReadState,
  }),
  needs: 'token',
  reads: ['message'],
  origin: 'suite',
});

/** Sends a message to customer service. A message sent again, under any request id, is stored once. */
export const sendMessage = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/customerService/sendMessage',
  body: v.object({ messageId: MessageId, content: MessageContent }),
  result: ServiceMessage,
  needs: 'token',
  mutates: true,
  changes: ['message'],
  origin: 'suite',
});

/** Records that the caller has read up to a message; never goes back. */
export const markRead = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/customerService/markRead',
  body: v.object({ sequence: Sequence }),
  result: v.object(ReadState),
  needs: 'token',
  mutates: true,
  changes: ['message'],
  origin: 'suite',
});

/**
 * Streams the caller's thread: first the messages after `afterSequence`, then new ones, each once and in order. `state`
 * follows whenever it has changed.
 */
export const streamMessages = stream({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/customerService/streamMessages',
  body: v.object({ afterSequence: Sequence }),
  event: v.variant('type', [
    v.object({ type: v.literal('message'), message: ServiceMessage }),
    v.object({ type: v.literal('state'), ...ReadState }),
  ]),
});
