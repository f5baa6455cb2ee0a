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
 * Services of an element for the code inside it. `Host<typeof declaration>` also fires the element's own events; it is
 * assignable to a plain `Host`.
 */
export interface Host<D extends Declaration = AnyDeclaration> {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Tag prefix of this element and of those it renders. */
  readonly prefix: string;
  /** User input in the first paint before the view took over. */
  readonly handover: Handover | undefined;
  /** Fires a declared event; returns false when a listener prevented the default action. */
  readonly emit: Emit<D>;
  /** Reports a failed call to the embedder and the user: `tp-error`, and the notice from the catalogue. */
  report(error: unknown): void;
  /** Shows a notice: in the shell if that has set `showNotice`, otherwise in the element itself. */
  notify(notice: Notice): void;
  readonly notices: StoreApi<readonly Notice[]>;
  /**
   * Opens the sign-in over the element; resolves with true once the user has signed in. `reason` is shown above the
   * form.
   */
  signIn(reason: string): Promise<boolean>;
  readonly signInRequest: StoreApi<SignInRequest | null>;
  /** Opens the proof of identity over the element; resolves with true on success. `reason` is shown above the form. */
  prove(reason: string): Promise<boolean>;
  readonly proofRequest: StoreApi<ProofRequest | null>;
  /** Fires `tp-track` for a declared name. Never pass personal data or tokens. */
  readonly track: (name: TrackName<D>, data?: unknown) => void;
  /** Store of this element, created at the first call; it survives a crash of the view. */
  readonly store: <S>(make: (host: Host<D>) => S) => S;
  /** Texts of an area in the element's current language; views call `useTexts`. */
  texts<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T>;
  /** Defines another element of the suite, for rendering by its tag. */
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

/** True when the call was cancelled because it is no longer needed, e.g. by a navigation. */
export const isCancelled = (error: unknown): boolean => isGatewayError(error) && error.kind === 'cancelled';

interface HostParts {
  element: HTMLElement;
  runtime: Runtime;
  prefix: string;
  declaration: Declaration;
  handover: Handover | undefined;
  language?: () => Language | undefined;
}

/** The declaration decides at run time which events may be fired; callers narrow the host's type for their view. */
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
        // concurrent calls with the same failure show one notice
        const shown = notices.getState();
        if (!shown.some((other) => other.text === notice.text)) notices.setState([...shown, notice], true);
      };
      if (notice.delayMs > 0) setTimeout(show, notice.delayMs);
      else show();
    },
    signIn(reason) {
      // concurrent calls without a session share one form
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

/** One form per session: further elements continue once the user has signed in there. */
const forms = new WeakMap<Runtime['session'], Promise<boolean>>();

async function askToSignIn(host: Host, reason: string): Promise<boolean> {
  // an embedder that provides tokens, or prevents the event, signs its users in itself
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

/** Detail of `tp-error`: enough to react to, without personal data. */
export function describeError(error: unknown) {
  if (isGatewayError(error)) {
    const { kind, code, message, retryable, cause } = error;
    return { kind: kind as string, code, message, retryable, ...(typeof cause === 'string' && { cause }) };
  }
  if (error instanceof ChunkLoadError) {
    return { kind: 'chunk', code: error.code, message: error.message, retryable: true };
  }
  if (error instanceof CodeFault) return error.detail;
  return { kind: 'crash', code: 'crash', message: hostTexts.chinese.crashed, retryable: true };
}
