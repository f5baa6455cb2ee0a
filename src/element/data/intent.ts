import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { GatewayErrorKind } from '../../gateway/gateway-error';
import type { Progress } from '../../gateway/transport';
import { errorTexts } from '../errors/texts';
import { isAnotherUser, ownerCheck, staffNow } from '../host/another-user';
import { isGatewayError, type Host } from '../host/host';
import { withProof, type ProofHost } from '../host/proof';
import { withSession } from '../host/sign-in';
import { newId } from '../runtime/new-id';
import { invalidateCaches } from './caches';

/** A change with its request id; sending it again under the same id is a retry of the same change. */
export interface Sent<C extends Call> {
  body: BodyOf<C>;
  requestId: string;
}

/** Outcome of a change. */
export type IntentResult<C extends Call> =
  | { kind: 'done'; result: ResultOf<C> }
  /** 没有成功: nothing has changed. */
  | { kind: 'failed'; error: unknown }
  /** 还不知道结果: no response arrived, and the change may have been carried out. Retry the same change. */
  | { kind: 'uncertain'; error: unknown; /** In Chinese; views translate the error. */ message: string };

export interface IntentState<C extends Call> {
  isSending: boolean;
  /** A change that was sent without a response. */
  open: Sent<C> | undefined;
}

export interface IntentOptions<C extends Call> {
  /** A change that was sent without a response before the page was reloaded. */
  open?: Sent<C> | undefined;
  /** Called before the request, so that a stored copy survives the page. */
  onSend?: (sent: Sent<C>) => void;
}

interface SendOptions {
  /** Throws when the change must not be sent; called again after a sign-in. */
  check?: () => void;
  /** Set when the page is unloading: the request continues without it. */
  keepalive?: boolean;
  /** Called with the upload progress of a file. */
  onUploadProgress?: (progress: Progress) => void;
}

export interface Intent<C extends Call> {
  readonly store: StoreApi<IntentState<C>>;
  /** Sends a change. A change equal to the pending one reuses its request id; any other is a new change. */
  send(body: BodyOf<C>, options?: SendOptions): Promise<IntentResult<C>>;
  /** Sends the pending change again. */
  retry(options?: SendOptions): Promise<IntentResult<C>>;
  /** Drops the pending change, because its outcome is known from elsewhere. */
  forget(): void;
}

/** Failures that leave open whether the gateway carried out the call. */
const UNKNOWN: readonly GatewayErrorKind[] = ['network', 'timeout', 'malformed', 'http'];
/** Failures by which the gateway states that it has never carried out the call. */
const ANSWERED: readonly GatewayErrorKind[] = ['refused', 'fields'];

/**
 * Sends a change of data. Retries keep the request id, so that a lost response never leads to a second change. A user
 * whose session has ended signs in on the spot; if another user signs in there, the change is not sent (AnotherUser).
 * Afterwards the cached data of the changed areas is reloaded. The caller reports failures.
 */
export function createIntent<C extends Call>(
  host: Pick<Host, 'runtime' | 'signIn'> & Partial<ProofHost>,
  call: C,
  { open, onSend }: IntentOptions<C> = {},
): Intent<C> {
  const store: StoreApi<IntentState<C>> = createStore<IntentState<C>>(() => ({ isSending: false, open }));
  /** Sender of the latest change, if known. */
  let sender: string | undefined;

  async function carryOut(
    sent: Sent<C>,
    { check, keepalive = false, onUploadProgress }: SendOptions,
  ): Promise<IntentResult<C>> {
    const wasOpen = store.getState().open?.requestId === sent.requestId;
    sender = (wasOpen ? sender : undefined) ?? staffNow(host);
    const isTheirs = ownerCheck(host, sender);
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
      void invalidateCaches(host.runtime, call);
      return { kind: 'done', result };
    } catch (error) {
      const kind = isGatewayError(error) ? error.kind : undefined;
      const isKnown = kind !== undefined && ANSWERED.includes(kind);
      const isUncertain = wasOpen ? !isKnown : kind !== undefined && UNKNOWN.includes(kind);
      store.setState({ isSending: false, open: isUncertain ? sent : undefined });
      // a refusal also means that the shown data may be outdated
      if (isUncertain || kind === 'refused') void invalidateCaches(host.runtime, call);
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
        !isAnotherUser(host, sender) &&
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
