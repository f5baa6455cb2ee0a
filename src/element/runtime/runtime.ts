import type { Send, Sender } from '../../gateway/send';
import type { SenderConfig } from '../../gateway/sender-config';
import type { Follow } from '../../gateway/stream';
import type { Notice } from '../../gateway/gateway-error';
import { askAgain } from '../data/caches';
import { loadChunk } from './chunk';
import { newId } from './new-id';
import { resolveGateways, type GatewaysSettings } from '../../gateway/settings';
import { createSelections, type Selections } from '../../session/selections';
import { createSession, type Session } from '../../session/session';
import { restOf } from './identity';
import type { OwnTexts } from '../../domain/texts/texts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { VERSION } from '../definition/version';
import type { DetailChange } from '../navigation/detail';
import type { NavigationTarget } from '../navigation/targets';
import type { Theme, Density, SuiteConfig } from './suite-config';

export interface Appearance {
  theme: Theme;
  density: Density;
  texts: OwnTexts | undefined;
}

/** What all elements under one provider share. Two runtimes never mix. */
export interface Runtime {
  /** Of the suite that made it; what it is differs from version to version. */
  readonly version: string;
  readonly config: Readonly<SuiteConfig>;
  readonly send: Send;
  /**
   * Follows what the gateway tells as it happens; over losses of the connection, not over the session's end. Windows of one
   * browser that show the same session share the connection.
   */
  readonly follow: Follow;
  readonly session: Session;
  readonly appearance: StoreApi<Appearance>;
  /** Selections that pages of one area share; the shell clears them when the area is left. */
  readonly selections: StoreApi<Selections>;
  /** Origins that links from data may lead to, besides the page's own. */
  readonly trustedOrigins: readonly string[];
  /** Number of calls whose answer has been awaited for some seconds. */
  readonly longWaits: StoreApi<number>;
  /** Cancels calls under way that change no data. */
  cancelPending(): void;
  /** Puts one that has read nothing and knows nobody in its place. */
  restart(): Runtime;
  /** Path of the page in the shell; exceptions of the error catalogue go by it. */
  page: string;
  /** A shell that shows notices for all its widgets sets this; else each widget shows its own. */
  showNotice: ((notice: Notice) => void) | undefined;
  /** A shell that tells the user so and sends them to the login sets this. */
  toLogin: ((message: string) => void) | undefined;
  /** A shell whose address says what is shown sets this: where an element's entry, or what it asks for, is to be had. */
  addressOf: ((element: Element, to: DetailChange | NavigationTarget) => string | undefined) | undefined;
}

const sessionId = /* @__PURE__ */ lazily(newId);

/** What the owner of a runtime gives it. */
interface Ownership {
  /** Name of the provider; its session is no other's. */
  provider?: string;
  /** A token to go on with, wherever it came from. */
  authSign?: string | undefined;
  restart?(): Runtime;
}

export function createRuntime(
  config: SuiteConfig = {},
  { provider = '', authSign, restart }: Ownership = {},
): Runtime {
  let sender: Promise<Sender> | undefined;

  /** The transport is waited for by the first call: a search form stands without it. */
  const loadSender = (): Promise<Sender> => {
    sender ??= loadChunk(() => import('../../gateway/send')).then(({ createSender }) =>
      createSender(senderConfig),
    );
    // the next call asks again for what could not be had
    sender.catch(() => (sender = undefined));
    return sender;
  };
  const send: Send = async (call, body, options) => (await loadSender()).send(call, body, options);

  const follow: Follow = async (stream, options) => {
    const { createSharedFollow } = await loadChunk(() => import('../../gateway/shared-stream'));
    return createSharedFollow(senderConfig)(stream, options);
  };

  const gateways = resolveGateways(config.gateway, config.gateways);
  const session = createSession({
    send,
    storage: restOf(config, provider),
    authSign: authSign ?? config.authSign,
    getAuthSign: config.getAuthSign,
  });
  const senderConfig: SenderConfig = {
    gateways,
    client: {
      packageName: config.packageName ?? 'travel-portal-elements',
      version: VERSION,
      sessionId: sessionId(),
    },
    token: session.token,
    renewToken: session.renew,
    onTokenRenewed: session.replaceToken,
    page: () => runtime.page,
    onFailure(_error, verdict, token) {
      // the shell knows that it will lead the user away before it hears that the session is over
      if (verdict.toLogin) runtime.toLogin?.(verdict.msg);
      if (!verdict.endsSession) return;
      session.expire(verdict.msg, token);
      // an embedder that hands tokens over has just been asked for one
      if (!verdict.toLogin && !config.getAuthSign && !session.hasToken()) askAgain(session);
    },
    onLongWait: (change) => runtime.longWaits.setState((count) => count + change),
    now: Date.now,
    newId,
  };

  const runtime: Runtime = {
    version: VERSION,
    config,
    send,
    follow,
    session,
    appearance: createStore(() => appearanceOf(config)),
    selections: createSelections(),
    trustedOrigins: [...originsOf(gateways), ...(config.trustedOrigins ?? [])],
    longWaits: createStore(() => 0),
    cancelPending: () =>
      void sender?.then(
        (loaded) => loaded.cancelPending(),
        () => undefined,
      ),
    restart: restart ?? (() => runtime),
    page: '',
    showNotice: undefined,
    toLogin: undefined,
    addressOf: undefined,
  };
  return runtime;
}

function originsOf(gateways: GatewaysSettings): string[] {
  const absolute = Object.values(gateways).flatMap(({ baseUrl }) =>
    baseUrl !== undefined && /^https?:\/\//.test(baseUrl) ? [new URL(baseUrl).origin] : [],
  );
  return [...new Set(absolute)];
}

const appearanceOf = ({ theme = 'auto', density = 'default', texts }: SuiteConfig): Appearance => ({
  theme,
  density,
  texts,
});

/** Ends the session, at the gateway too. What was read and typed under it is gone; resolves once the gateway knows. */
export function endSession({ session, restart }: Runtime): Promise<void> {
  const ended = session.signOut();
  restart().session.clear('');
  return ended;
}

/** Another user is there: nothing of the former one stays, and who they are is asked anew. */
export function changeUser({ session, restart }: Runtime): void {
  session.clear('');
  restart();
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
