import * as v from 'valibot';
import { call, stream } from './call';

/** Longest message, in characters as a person counts them: an emoji is one. */
export const MESSAGE_LIMIT = 500;

/** What counts towards MESSAGE_LIMIT. */
export const messageLength = (text: string): number => [...text].length;

const Sequence = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Control characters, which no one sees and PostgreSQL partly refuses; line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Text of a message as it is kept: without blanks around it and without control characters. */
export const MessageContent = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n').replace(CONTROLS, '').trim()),
  v.nonEmpty('请输入消息内容'),
  v.check((text) => messageLength(text) <= MESSAGE_LIMIT, `消息不能超过${MESSAGE_LIMIT}个字`),
);

/** Made by whoever writes the message: the same id again is the same message again. */
export const MessageId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '消息编号格式不正确'));

export const ServiceMessage = v.object({
  /** Place in the thread, from 1, without gaps: where a reader goes on after a loss. */
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
  /** The customer has read up to here. */
  readSequence: Sequence,
  /** Messages for the customer after it. */
  unreadCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** A page of the caller's own thread with customer service, the newest unless `beforeSequence` is given. */
export const queryMessages = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/customerService/queryMessages',
  body: v.object({
    /** Gives what comes before it. */
    beforeSequence: v.optional(Sequence),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 30),
  }),
  result: v.object({
    /** Oldest first. */
    messageList: v.array(ServiceMessage),
    /** There are older ones than these. */
    hasMore: v.boolean(),
    /** The newest of the thread; 0 for an empty one. */
    lastSequence: Sequence,
    ...ReadState,
  }),
  needs: 'token',
  reads: ['message'],
  origin: 'suite',
});

/** Writes to customer service. A message sent again, under whatever request id, is there once. */
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

/** Notes that the caller has read up to a message; never goes back. */
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
 * The caller's thread as it goes on: first what came after `afterSequence`, then what comes, each message
 * once and in order. `state` follows whenever it has changed.
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
