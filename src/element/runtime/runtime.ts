import type { COMMON_FAULTS } from '../../contract/faults';
import type { Send, Sender } from '../../gateway/send';
import type { OperatorTokens, SenderConfig } from '../../gateway/sender-config';
import type { Follow } from '../../gateway/stream';
import type { Notice } from '../../gateway/gateway-error';
import { reloadAfterSessionEnd } from '../data/caches';
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

/** State shared by all elements under one provider. Two runtimes never mix. */
export interface Runtime {
  /** Version of the suite that created the runtime; its shape differs between versions. */
  readonly version: string;
  readonly config: Readonly<SuiteConfig>;
  readonly send: Send;
  /**
   * Follows events of the gateway across losses of the connection, until the session ends. Windows of one browser with
   * the same session share the connection.
   */
  readonly follow: Follow;
  readonly session: Session;
  readonly appearance: StoreApi<Appearance>;
  /** Selections shared by pages of one area; the shell clears them when the area is left. */
  readonly selections: StoreApi<Selections>;
  /** Origins that links from data may lead to, in addition to the page's own. */
  readonly trustedOrigins: readonly string[];
  /** Number of calls whose response has been pending for some seconds. */
  readonly longWaits: StoreApi<number>;
  /** Whether the enterprise of the session is a sandbox, and the element that says so on a page without a shell. */
  readonly sandbox: StoreApi<{ isOn: boolean; shownBy: Element | undefined }>;
  /** Cancels pending calls that change no data. */
  cancelPending(): void;
  /** Replaces the runtime by one without loaded data and without a user. */
  restart(): Runtime;
  /** Path of the page in the shell; exceptions of the error catalogue depend on it. */
  page: string;
  /** Set by a shell that shows notices for all its widgets; otherwise each widget shows its own. */
  showNotice: ((notice: Notice) => void) | undefined;
  /** Set by a shell that notifies the user and redirects them to the login. */
  toLogin: ((message: string) => void) | undefined;
  /** Set by a shell that follows the rights of its user: called when a call is refused for want of a right. */
  rightMissed: (() => void) | undefined;
  /** Set by the agency portal: the session of its operator. */
  operator: OperatorTokens | undefined;
  /**
   * Set by a shell whose address reflects the content: returns the address of an element's entry or navigation target.
   */
  addressOf: ((element: Element, to: DetailChange | NavigationTarget) => string | undefined) | undefined;
}

/** Code of a refusal for want of a right. */
const RIGHT_MISSING = '41001' satisfies (typeof COMMON_FAULTS)['forbidden']['code'];

const sessionId = /* @__PURE__ */ lazily(newId);

/** Options from the owner of a runtime. */
interface Ownership {
  /** Name of the provider, which has a session of its own. */
  provider?: string;
  /** Token to continue with, from any source. */
  authSign?: string | undefined;
  restart?(): Runtime;
}

export function createRuntime(
  config: SuiteConfig = {},
  { provider = '', authSign, restart }: Ownership = {},
): Runtime {
  let sender: Promise<Sender> | undefined;

  /** Loads the transport at the first call; a search form renders without it. */
  const loadSender = (): Promise<Sender> => {
    sender ??= loadChunk(() => import('../../gateway/send')).then(({ createSender }) =>
      createSender(senderConfig),
    );
    // the next call retries a failed load
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
    operator: () => runtime.operator,
    renewToken: session.renew,
    tokenFailure: session.tokenFailure,
    onTokenRenewed: session.replaceToken,
    page: () => runtime.page,
    onFailure(_error, verdict, token) {
      if (verdict.code === RIGHT_MISSING) runtime.rightMissed?.();
      // first, so that the shell knows of the redirect before the session ends
      if (verdict.toLogin) runtime.toLogin?.(verdict.msg);
      if (!verdict.endsSession) return;
      session.expire(verdict.msg, token);
      // an embedder that provides tokens has just been called for one
      if (!verdict.toLogin && !config.getAuthSign && !session.hasToken()) reloadAfterSessionEnd(session);
    },
    onSandbox: (isOn) => {
      if (runtime.sandbox.getState().isOn !== isOn) runtime.sandbox.setState({ isOn });
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
    sandbox: createStore(() => ({ isOn: false, shownBy: undefined })),
    cancelPending: () =>
      void sender?.then(
        (loaded) => loaded.cancelPending(),
        () => undefined,
      ),
    restart: restart ?? (() => runtime),
    page: '',
    showNotice: undefined,
    toLogin: undefined,
    rightMissed: undefined,
    operator: undefined,
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

/**
 * Ends the session, also at the gateway, and removes all data read and typed under it; resolves once the gateway has
 * confirmed.
 */
export function endSession({ session, restart }: Runtime): Promise<void> {
  const ended = session.signOut().then(() => undefined);
  restart().session.clear('');
  return ended;
}

/** Switches to another user: removes the former user's data, and determines the user again. */
export function changeUser({ session, restart }: Runtime): void {
  session.clear('');
  restart();
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
