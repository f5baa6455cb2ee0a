import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { GatewayErrorKind } from '../../gateway/gateway-error';
import type { Progress } from '../../gateway/transport';
import { errorTexts } from '../errors/texts';
import { isAnother, sentBy, staffNow } from '../host/another-user';
import { isGatewayError, type Host } from '../host/host';
import { withProof, type Proving } from '../host/proof';
import { withSession } from '../host/sign-in';
import { newId } from '../runtime/new-id';
import { makeStale } from './caches';

/** A change as it was sent: again under the same request id, it is the same change again. */
export interface Sent<C extends Call> {
  body: BodyOf<C>;
  requestId: string;
}

/** How sending ended. */
export type IntentResult<C extends Call> =
  | { kind: 'done'; result: ResultOf<C> }
  /** 没有成功: nothing has changed. */
  | { kind: 'failed'; error: unknown }
  /** 还不知道结果: no answer came, the change may stand. The same is to be sent again. */
  | { kind: 'uncertain'; error: unknown; /** In Chinese; views word the error. */ message: string };

export interface IntentState<C extends Call> {
  isSending: boolean;
  /** Sent, and no answer came. */
  open: Sent<C> | undefined;
}

export interface IntentOptions<C extends Call> {
  /** Sent without an answer before the page was loaded. */
  open?: Sent<C> | undefined;
  /** Told before it goes out, so that what is kept of it outlives the page. */
  onSend?: (sent: Sent<C>) => void;
}

interface SendOptions {
  /** Throws if it must not be sent now; asked again after a sign-in. */
  check?: () => void;
  /** The page is going away: it goes on without it. */
  keepalive?: boolean;
  /** Told how much of a file is sent. */
  onUploadProgress?: (progress: Progress) => void;
}

export interface Intent<C extends Call> {
  readonly store: StoreApi<IntentState<C>>;
  /** Sends a change. The same as one without an answer goes under its request id, anything else is another change. */
  send(body: BodyOf<C>, options?: SendOptions): Promise<IntentResult<C>>;
  /** Sends again what no answer came for. */
  retry(options?: SendOptions): Promise<IntentResult<C>>;
  /** What was sent no longer counts: its outcome is known from elsewhere. */
  forget(): void;
}

/** Failures after which nobody knows whether the call was carried out. */
const UNKNOWN: readonly GatewayErrorKind[] = ['network', 'timeout', 'malformed', 'http'];
/** Failures that the gateway has answered with: the call was not carried out, now or before. */
const ANSWERED: readonly GatewayErrorKind[] = ['refused', 'fields'];

/**
 * One way to change data: the request id stays over retries of the same change, so that a lost answer never makes a
 * second one; a user whose session ended signs in on the spot, and whoever else signs in there sends nothing of theirs
 * (AnotherUser); and what is kept of the areas the call changes is read anew. Reporting a failure is the caller's.
 */
export function createIntent<C extends Call>(
  host: Pick<Host, 'runtime' | 'signIn'> & Partial<Proving>,
  call: C,
  { open, onSend }: IntentOptions<C> = {},
): Intent<C> {
  const store: StoreApi<IntentState<C>> = createStore<IntentState<C>>(() => ({ isSending: false, open }));
  /** Who has sent what was sent last, as far as it is known. */
  let sender: string | undefined;

  async function carryOut(
    sent: Sent<C>,
    { check, keepalive = false, onUploadProgress }: SendOptions,
  ): Promise<IntentResult<C>> {
    const wasOpen = store.getState().open?.requestId === sent.requestId;
    sender = (wasOpen ? sender : undefined) ?? staffNow(host);
    const isTheirs = sentBy(host, sender);
    store.setState({ isSending: true, open: sent });
    try {
      const result = await withSession(host, () => {
        isTheirs();
        check?.();
        onSend?.(sent);
        return withProof(host, () =>
          host.runtime.send(call, sent.body, {
            requestId: sent.requestId,
            keepalive,
            ...(onUploadProgress && { onUploadProgress }),
          }),
        );
      });
      store.setState({ isSending: false, open: undefined });
      void makeStale(host.runtime, call);
      return { kind: 'done', result };
    } catch (error) {
      const kind = isGatewayError(error) ? error.kind : undefined;
      const isKnown = kind !== undefined && ANSWERED.includes(kind);
      const isUncertain = wasOpen ? !isKnown : kind !== undefined && UNKNOWN.includes(kind);
      store.setState({ isSending: false, open: isUncertain ? sent : undefined });
      // what is refused may stand otherwise than it is shown, too
      if (isUncertain || kind === 'refused') void makeStale(host.runtime, call);
      return isUncertain
        ? { kind: 'uncertain', error, message: errorTexts.chinese.of(error) }
        : { kind: 'failed', error };
    }
  }

  return {
    store,
    send(body, options = {}) {
      const { open: before } = store.getState();
      const isSame =
        before !== undefined &&
        !isAnother(host, sender) &&
        JSON.stringify(before.body) === JSON.stringify(body);
      return carryOut(isSame ? before : { body, requestId: newId() }, options);
    },
    retry(options = {}) {
      const { open: before } = store.getState();
      if (!before) return Promise.resolve({ kind: 'failed', error: new Error('nothing to send again') });
      return carryOut(before, options);
    },
    forget: () => store.setState({ open: undefined }),
  };
}
