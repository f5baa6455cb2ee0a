import type { ResultOf } from '../../src/contract/call';
import {
  markRead,
  queryMessages,
  sendMessage,
  streamMessages,
  type ServiceMessage,
} from '../../src/contract/customer-service';
import type { Runtime } from '../../src/element/runtime/runtime';
import type { FollowOptions } from '../../src/gateway/stream';

export type ThreadPage = ResultOf<typeof queryMessages>;
export type ReadState = ResultOf<typeof markRead>;

export const readPage = (runtime: Runtime, beforeSequence?: number): Promise<ThreadPage> =>
  runtime.send(queryMessages, beforeSequence === undefined ? {} : { beforeSequence });

/** The id of the message is that of the request too: the same message again is the same request again. */
export const write = (runtime: Runtime, messageId: string, content: string): Promise<ServiceMessage> =>
  runtime.send(sendMessage, { messageId, content }, { requestId: messageId });

export const noteRead = (runtime: Runtime, sequence: number): Promise<ReadState> =>
  runtime.send(markRead, { sequence });

export const follow = (runtime: Runtime, options: FollowOptions<typeof streamMessages>): Promise<void> =>
  runtime.follow(streamMessages, options);
