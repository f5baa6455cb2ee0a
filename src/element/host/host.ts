import { createStore, type StoreApi } from 'zustand/vanilla';
import { CHINESE, type Catalogue, type Language, type Texts, type TextsOf } from '../../domain/texts/texts';
import type { GatewayError, Notice } from '../../gateway/gateway-error';
import type { AnyDeclaration, Declaration } from '../definition/declaration';
import { dispatch, type Emit, type TrackName } from '../definition/emit';
import type { Handover } from '../definition/upgrade/take-over';
import { ChunkLoadError, CodeFault } from '../runtime/chunk';
import { ensureDefined } from '../definition/registry';
import { hostTexts } from './texts';
import type { Runtime } from '../runtime/runtime';

/**
 * What the code inside an element may do with its host. `Host<typeof declaration>` also fires the element's own
 * events; every such host serves where a plain one is asked for.
 */
export interface Host<D extends Declaration = AnyDeclaration> {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Tag prefix of this element; those it renders itself take the same. */
  readonly prefix: string;
  /** What the user did to the first paint before the view was there. */
  readonly handover: Handover | undefined;
  /** Fires a declared event; false when a listener prevented the default action. */
  readonly emit: Emit<D>;
  /** Tells the embedder and the user of a failed call: `tp-error`, and the notice the catalogue asks for. */
  report(error: unknown): void;
  /** Shows a notice: in the shell if one has taken that over, else in the element itself. */
  notify(notice: Notice): void;
  readonly notices: StoreApi<readonly Notice[]>;
  /** Lets the user sign in over the element; true once they have. `reason` is said above the form. */
  signIn(reason: string): Promise<boolean>;
  readonly signInRequest: StoreApi<SignInRequest | null>;
  /** Lets the user prove who they are over the element; true once they have. `reason` is said above the form. */
  prove(reason: string): Promise<boolean>;
  readonly proofRequest: StoreApi<ProofRequest | null>;
  /** Counts something the element declares (`tp-track`). Never personal data or tokens. */
  readonly track: (name: TrackName<D>, data?: unknown) => void;
  /** The one store of this element, made by the first who asks; outlives a crash of the view. */
  readonly store: <S>(make: (host: Host<D>) => S) => S;
  /** The texts of an area in the language of the element by now; views ask `useTexts`. */
  texts<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T>;
  /** Makes sure another element of the suite can be rendered by its tag. */
  need(tag: string): Promise<void>;
}

export interface SignInRequest {
  reason: string;
  close(signedIn: boolean): void;
}

export interface ProofRequest {
  reason: string;
  close(isProven: boolean): void;
}

export const isGatewayError = (error: unknown): error is GatewayError =>
  error instanceof Error && error.name === 'GatewayError';

/** It was given up on the way, as nobody waits for it any more: a change of pages does so. */
export const isCancelled = (error: unknown): boolean => isGatewayError(error) && error.kind === 'cancelled';

interface HostParts {
  element: HTMLElement;
  runtime: Runtime;
  prefix: string;
  declaration: Declaration;
  handover: Handover | undefined;
  language?: () => Language | undefined;
}

/** The declaration decides what may be fired: whoever hands the host on to a view says so in its type. */
export function createHost(parts: HostParts): Host {
  const { element, runtime, prefix, declaration, handover, language } = parts;
  const notices = createStore<readonly Notice[]>(() => []);
  const signInRequest = createStore<SignInRequest | null>(() => null);
  const proofRequest = createStore<ProofRequest | null>(() => null);
  let signingIn: Promise<boolean> | undefined;
  let made: { store: unknown } | undefined;

  const host: Host = {
    element,
    runtime,
    prefix,
    handover,
    notices,
    signInRequest,
    proofRequest,
    emit: (type: string, detail?: unknown) => dispatch(element, declaration, type, detail),
    report(error) {
      if (isCancelled(error)) return;
      host.emit('tp-error', describeError(error));
      if (isGatewayError(error) && error.notice) host.notify(error.notice);
    },
    notify(notice) {
      if (runtime.showNotice) {
        runtime.showNotice(notice);
        return;
      }
      const show = () => {
        // several calls that fail alike say it once
        const shown = notices.getState();
        if (!shown.some((other) => other.text === notice.text)) notices.setState([...shown, notice], true);
      };
      if (notice.delayMs > 0) setTimeout(show, notice.delayMs);
      else show();
    },
    signIn(reason) {
      // several calls that find the session gone open one form
      signingIn ??= askToSignIn(host, reason).finally(() => (signingIn = undefined));
      return signingIn;
    },
    prove(reason) {
      proofRequest.getState()?.close(false);
      return new Promise((resolve) => {
        proofRequest.setState({
          reason,
          close(isProven) {
            proofRequest.setState(null, true);
            resolve(isProven);
          },
        });
      });
    },
    track: (name: string, data) =>
      void dispatch(element, declaration, 'tp-track', data === undefined ? { name } : { name, data }),
    store<S>(make: (host: Host) => S) {
      made ??= { store: make(host) };
      return made.store as S;
    },
    texts: (catalogue) => (language?.() ?? CHINESE).textsOf(catalogue),
    need: (tag) => ensureDefined(tag, prefix),
  };
  return host;
}

/** One form a session, whichever element asked first: the others go on once the user has signed in there. */
const forms = new WeakMap<Runtime['session'], Promise<boolean>>();

async function askToSignIn(host: Host, reason: string): Promise<boolean> {
  // an embedder that hands tokens over, or says it will act, signs its users in itself
  const isOurs = host.emit('tp-sign-in', { reason }) && !host.runtime.config.getAuthSign;
  if (!isOurs) return false;
  const { session } = host.runtime;
  const form = forms.get(session) ?? showForm(host, reason).finally(() => forms.delete(session));
  forms.set(session, form);
  return form;
}

async function showForm(host: Host, reason: string): Promise<boolean> {
  await host.need('login');
  return new Promise((resolve) => {
    host.signInRequest.setState({
      reason,
      close(signedIn) {
        host.signInRequest.setState(null, true);
        resolve(signedIn);
      },
    });
  });
}

/** Detail of `tp-error`: enough to react to, nothing personal. */
function describeError(error: unknown) {
  if (isGatewayError(error)) {
    const { kind, code, message, retryable } = error;
    return { kind: kind as string, code, message, retryable };
  }
  if (error instanceof ChunkLoadError) {
    return { kind: 'chunk', code: error.code, message: error.message, retryable: true };
  }
  if (error instanceof CodeFault) return error.detail;
  return { kind: 'crash', code: 'crash', message: hostTexts.chinese.crashed, retryable: true };
}
