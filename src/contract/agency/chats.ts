import * as v from 'valibot';
import { call, stream } from '../call';
import { MessageContent, MessageId, ServiceMessage } from '../customer-service';
import { Keyword, OperatorNumber, Paging } from './operators';

const BASE = '/agencyController/';

const StaffNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const Sequence = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Number of an operator; '' for none. */
const Holder = v.union([v.literal(''), OperatorNumber]);

/** `queue`: no operator has taken it. */
export const CHAT_STATES = ['queue', 'own', 'others'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

export const Chat = v.object({
  staffNo: v.string(),
  staffName: v.string(),
  entName: v.string(),
  chatState: v.picklist(CHAT_STATES),
  /** Operator who has taken the chat; '' for none. */
  operatorNo: v.string(),
  operatorName: v.string(),
  lastSenderName: v.string(),
  lastContent: v.string(),
  /** ISO instant. */
  lastTime: v.string(),
  /** Messages of the employee that the agency has not read. */
  unreadCount: v.number(),
});
export type Chat = v.InferOutput<typeof Chat>;

/** Chats of employees of the agency's enterprises, the latest message first. */
export const queryChats = call({
  gateway: 'agency',
  path: `${BASE}queryChats`,
  body: v.object({
    /** Searches the person and the enterprise. */
    keyword: Keyword,
    chatState: v.optional(v.picklist(CHAT_STATES)),
    ...Paging,
  }),
  result: v.object({
    total: v.number(),
    /** Chats of the queue and of the caller with unread messages, with or without filters. */
    waitingCount: v.number(),
    chatList: v.array(Chat),
  }),
  needs: 'operator',
  right: 'readChats',
  reads: ['chat'],
  origin: 'suite',
});

/** One chat with facts about its person. Throws chatUnknown. */
export const queryChat = call({
  gateway: 'agency',
  path: `${BASE}queryChat`,
  body: v.object({ staffNo: StaffNo }),
  result: v.object({
    ...Chat.entries,
    enterpriseNum: v.string(),
    entFullName: v.string(),
    departmentName: v.string(),
    telephone: v.string(),
  }),
  needs: 'operator',
  right: 'readChats',
  reads: ['chat'],
  origin: 'suite',
});

/** A page of the messages of a chat, the newest unless `beforeSequence` is given. Throws chatUnknown. */
export const queryChatMessages = call({
  gateway: 'agency',
  path: `${BASE}queryChatMessages`,
  body: v.object({
    staffNo: StaffNo,
    beforeSequence: v.optional(Sequence),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 30),
  }),
  result: v.object({
    /** Oldest first. */
    messageList: v.array(ServiceMessage),
    hasMore: v.boolean(),
    lastSequence: Sequence,
  }),
  needs: 'operator',
  right: 'readChats',
  reads: ['chatMessage'],
  origin: 'suite',
});

/** Operators who can take chats, for a hand-over. */
export const queryChatOperators = call({
  gateway: 'agency',
  path: `${BASE}queryChatOperators`,
  body: v.object({}),
  result: v.object({
    operatorList: v.array(
      v.object({ operatorNo: v.string(), operatorName: v.string(), isCaller: v.boolean() }),
    ),
  }),
  needs: 'operator',
  right: 'answerChats',
  reads: ['operator'],
  origin: 'suite',
});

/**
 * Takes a chat, hands it over, or returns it to the queue. `from`: the holder that was shown, '' for none; `to`: the
 * next one. Throws chatUnknown, chatMoved when another operator holds it by now, and chatOperatorUnknown.
 */
export const assignChat = call({
  gateway: 'agency',
  path: `${BASE}assignChat`,
  body: v.object({ staffNo: StaffNo, from: Holder, to: Holder }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerChats',
  mutates: true,
  changes: ['chat', 'agencyLog'],
  origin: 'suite',
});

/**
 * Replies in a chat that the caller has taken. A reply sent again, under any request id, is stored once. Throws
 * chatUnknown, chatNotTaken.
 */
export const replyChat = call({
  gateway: 'agency',
  path: `${BASE}replyChat`,
  body: v.object({ staffNo: StaffNo, messageId: MessageId, content: MessageContent }),
  result: ServiceMessage,
  needs: 'operator',
  right: 'answerChats',
  mutates: true,
  changes: ['chat', 'chatMessage', 'agencyLog'],
  origin: 'suite',
});

/** Notes that the caller, who has taken the chat, has read up to a message; never goes back. Throws chatUnknown. */
export const markChatRead = call({
  gateway: 'agency',
  path: `${BASE}markChatRead`,
  body: v.object({ staffNo: StaffNo, sequence: Sequence }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerChats',
  changes: ['chat'],
  origin: 'suite',
});

/**
 * Streams `chats` whenever a chat of the agency has changed, and the messages of the opened one after `afterSequence`,
 * each once and in order.
 */
export const streamChats = stream({
  gateway: 'agency',
  path: `${BASE}streamChats`,
  body: v.object({ staffNo: v.union([v.literal(''), StaffNo]), afterSequence: Sequence }),
  event: v.variant('type', [
    v.object({ type: v.literal('chats') }),
    v.object({ type: v.literal('message'), message: ServiceMessage }),
  ]),
  needs: 'operator',
  right: 'readChats',
});

export const CannedReply = v.object({
  replyNo: v.string(),
  content: v.string(),
  revision: v.number(),
});
export type CannedReply = v.InferOutput<typeof CannedReply>;

/** Prepared replies of the agency. */
export const queryCannedReplies = call({
  gateway: 'agency',
  path: `${BASE}queryCannedReplies`,
  body: v.object({ keyword: Keyword, ...Paging }),
  result: v.object({ total: v.number(), replyList: v.array(CannedReply) }),
  needs: 'operator',
  right: 'readChats',
  reads: ['cannedReply'],
  origin: 'suite',
});

const ReplyNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

/** Adds a prepared reply. Throws cannedReplyTaken, cannedRepliesFull. */
export const addCannedReply = call({
  gateway: 'agency',
  path: `${BASE}addCannedReply`,
  body: v.object({ content: MessageContent }),
  result: v.object({ replyNo: v.string() }),
  needs: 'operator',
  right: 'answerChats',
  mutates: true,
  changes: ['cannedReply', 'agencyLog'],
  origin: 'suite',
});

/** Changes a prepared reply. `revision`: of the one that was shown. Throws cannedReplyChanged, cannedReplyTaken. */
export const alterCannedReply = call({
  gateway: 'agency',
  path: `${BASE}alterCannedReply`,
  body: v.object({ replyNo: ReplyNo, revision: v.number(), content: MessageContent }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerChats',
  mutates: true,
  changes: ['cannedReply', 'agencyLog'],
  origin: 'suite',
});

/** Removes a prepared reply. Throws cannedReplyChanged. */
export const removeCannedReply = call({
  gateway: 'agency',
  path: `${BASE}removeCannedReply`,
  body: v.object({ replyNo: ReplyNo, revision: v.number() }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerChats',
  mutates: true,
  changes: ['cannedReply', 'agencyLog'],
  origin: 'suite',
});
