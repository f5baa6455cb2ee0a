import type { Call, EventOf, Stream } from '../../../src/contract/call';
import type { LoginUserInfo } from '../../../src/contract/login/login';
import { createRuntime, type Runtime } from '../../../src/element/runtime/runtime';
import type { SuiteConfig } from '../../../src/element/runtime/suite-config';
import type { SendOptions } from '../../../src/gateway/send';
import type { FollowOptions } from '../../../src/gateway/stream';
import { RUNTIME_CONTEXT } from '../../../src/element/runtime/context';
import { createSession } from '../../../src/session/session';
import { createSessionStorage } from '../../../src/session/storage';
import { patience } from '../patience';

export type Answers = Record<string, (body: never, options?: SendOptions) => unknown>;

export const USER: LoginUserInfo = {
  userName: '林静',
  userNO: 'U0001',
  telephone: '13800000001',
  entAndTmcShortInfoList: [
    {
      staffNO: 'S0001',
      staffName: '林静',
      enterpriseNum: 'E001',
      entName: '远航科技（上海）有限公司',
      entShortName: '远航科技',
      tMCNumber: 'T001',
      tMCName: '云程商旅',
      logoFileAddress: '',
      phone: '13800000001',
    },
  ],
  source: 1,
  linkURLList: [],
  deptInfoList: [{ deptNO: 'D01', deptName: '研发部' }],
};

/** Stream that is followed; the test sends its events. */
export interface FakeStream {
  name: string;
  /** Body of the request with which the follower would resume at this moment. */
  body(): unknown;
  tell(event: EventOf<Stream>): void;
  open(): void;
  /** Drops the connection, with the gateway's reason for a temporary refusal. */
  lose(reason?: string): void;
  /** Ends the stream like a refusal of the gateway. */
  refuse(error: Error): void;
  readonly ended: boolean;
}

function fakeFollow(streams: FakeStream[]): Runtime['follow'] {
  return (stream: Stream, { body, onEvent, onOpen, onLost, signal }: FollowOptions<Stream>) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve());
      streams.push({
        name: stream.path.slice(stream.path.lastIndexOf('/') + 1),
        body,
        tell: onEvent,
        open: () => onOpen?.(),
        lose: (reason) => onLost?.(reason),
        refuse: reject,
        get ended() {
          return signal.aborted;
        },
      });
      onOpen?.();
    });
}

/** Runtime whose calls are answered in memory, by the last part of their path. */
export function fakeRuntime(answers: Answers = {}, config: SuiteConfig = {}) {
  const calls: { name: string; body: unknown; requestId: string | undefined }[] = [];
  const send = (async (call: Call, body: unknown, options: SendOptions = {}) => {
    const name = call.path.slice(call.path.lastIndexOf('/') + 1);
    calls.push({ name, body, requestId: options.requestId });
    const answer = answers[name] ?? DEFAULT_ANSWERS[name];
    if (!answer) throw new Error(`the test has no answer for ${name}`);
    return answer(body as never, options);
  }) as Runtime['send'];
  const { authSign, getAuthSign } = config;
  const session = createSession({ send, storage: createSessionStorage('memory'), authSign, getAuthSign });
  const streams: FakeStream[] = [];
  const follow = fakeFollow(streams);
  const runtime: Runtime = { ...createRuntime({ ...config, storage: 'memory' }), send, follow, session };
  return { runtime, calls, streams };
}

const DEFAULT_ANSWERS: Answers = { verifyUserAuthSignForCloud: () => USER, loginOut: () => ({}) };

interface ContextRequest extends Event {
  context: unknown;
  callback(value: Runtime, unsubscribe?: () => void): void;
  subscribe?: boolean;
}

/** Element of the page that provides a runtime, like any implementation of the context protocol. */
export function createProvider(first: Runtime): HTMLDivElement & { provide(next: Runtime): void } {
  let runtime = first;
  const asking = new Map<ContextRequest['callback'], () => void>();
  const provide = (next: Runtime) => {
    runtime = next;
    for (const [callback, stop] of asking) callback(next, stop);
  };
  const provider = Object.assign(document.createElement('div'), { provide });
  provider.addEventListener('context-request', (event) => {
    const request = event as ContextRequest;
    if (request.context !== RUNTIME_CONTEXT) return;
    event.stopPropagation();
    const { callback } = request;
    const stop = () => void asking.delete(callback);
    if (request.subscribe) asking.set(callback, stop);
    callback(runtime, stop);
  });
  document.body.append(provider);
  return provider;
}

/** Resolves with the next event of a type at a target. */
export function next<E extends Event = CustomEvent>(target: EventTarget, type: string): Promise<E> {
  return new Promise((resolve) =>
    target.addEventListener(type, (event) => resolve(event as E), { once: true }),
  );
}

/** Resolves once a condition holds, checked every frame. */
export async function until(
  holds: () => unknown,
  what: string | (() => string) = String(holds),
): Promise<void> {
  const end = performance.now() + patience(25_000);
  while (!holds()) {
    // the final state explains more than the state at the start, so the message is computed here
    if (performance.now() > end)
      throw new Error(`never came true: ${typeof what === 'string' ? what : what()}`);
    await new Promise(requestAnimationFrame);
  }
}
