import r2wc from '@r2wc/react-to-web-component';
import { Activity, memo, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../domain/texts/texts';
import { LanguageContext } from '../../../ui/texts/use-texts';
import baseCss from '../../../ui/tokens/base.css?inline';
import tokensCss from '../../../ui/tokens/tokens.css?inline';
import { RootContext } from '../../../ui/tokens/root';
import { sheet } from '../../../ui/tokens/sheet';
import { CodeFault, isPartLost } from '../../runtime/chunk';
import { hostTexts } from '../../host/texts';
import { createSpeaker, speakers } from '../../locale/speaker';
import { followRuntime, pendingProvider } from '../../runtime/context';
import type { Declaration } from '../declaration';
import { ErrorBoundary, FailurePanel, failureOf } from '../../host/ErrorBoundary';
import { isPainted, takeOver, whenAtRest, type Handover } from '../upgrade/take-over';
import { createHost, type Host } from '../../host/host';
import { HostContext } from '../../host/host-context';
import { CodeFailures } from '../../host/late-part';
import { NoticeLayer } from '../../host/NoticeLayer';
import { ProofLayer } from '../../host/ProofLayer';
import { SignInLayer } from '../../host/SignInLayer';
import { dispatch } from '../emit';
import { exportParts } from '../export-parts';
import { keepKeys } from '../host-keys';
import { followTranslators } from '../page-translators';
import { minHeightOf, PROVIDER_TAGS } from '../registry';
import { showAppearance } from '../appearance';
import { attendLate, focusLate, followFocus } from '../upgrade/attend-late';
import type { Runtime } from '../../runtime/runtime';
import { userOf } from '../../runtime/user-of';
import { defineAccessors, ElementValues, observedAttributes } from '../values';
import { VERSION } from '../version';
import type { Loading, View, ViewLoader } from '../upgrade/view-loader';
import { submitInSandbox } from '../sandboxed-forms';

interface Snapshot {
  /** Out of the page it keeps what it shows, and nothing of the page knows of it. */
  isInPage: boolean;
  values: Readonly<Record<string, unknown>>;
  runtime: Runtime | undefined;
  loading: Loading;
  /** Undefined until a translation is there. */
  language: Language | undefined;
}

export interface ReactElementOptions {
  declaration: Declaration;
  view: ViewLoader;
  styles: readonly string[];
  prefix: string;
}

/** What r2wc's class has of its own: it renders into an open shadow root on connect and unmounts on disconnect. */
type WrappedClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Marks elements of this bundle's React: inside their commit nothing may be flushed. */
const NESTING = Symbol('suite element');

/**
 * The custom element of a React view. r2wc owns shadow root, React root and unmount; this class owns
 * attributes, properties, style sheets, moves, context and failures (r2wc alone loses properties set before
 * upgrade, reflects objects, throws on bad JSON, unmounts on a move and renders late).
 */
export function createReactElement(options: ReactElementOptions): CustomElementConstructor {
  const { declaration, view, styles, prefix } = options;
  const providerTags = PROVIDER_TAGS.map((tag) => `${prefix}-${tag}`);

  // no props for r2wc: its observedAttributes stays empty, so it renders only on connect
  const Wrapped = r2wc(Adapter as ComponentType<object>, {
    shadow: 'open',
    props: [],
  }) as unknown as WrappedClass;

  class SuiteElement extends Wrapped {
    static readonly version = VERSION;
    static get observedAttributes(): string[] {
      return observedAttributes(declaration);
    }

    readonly [NESTING] = true;
    readonly #values = new ElementValues(declaration, this);
    readonly #internals = this.attachInternals();
    readonly #listeners = new Set<() => void>();
    #snapshot: Snapshot = {
      isInPage: true,
      values: this.#values.snapshot(),
      runtime: undefined,
      loading: view.state,
      language: undefined,
    };
    #host: Host | undefined;
    /** The last who was signed in under its runtime, even if nobody is by now: what it shows is theirs. */
    #owner: string | undefined;
    #handover: Handover | undefined;
    #mounted = false;
    #shown = false;
    #leaveContext: (() => void) | undefined;
    #leaveLoader: (() => void) | undefined;
    #leaveRuntime: (() => void) | undefined;
    readonly #speak = createSpeaker(
      this,
      (language) => {
        if (language !== this.#snapshot.language) this.#update({ language });
      },
      declaration,
    );

    static valuesOf(element: object): ElementValues {
      return (element as SuiteElement).#values;
    }

    constructor() {
      super();
      // what has held it for the page until now
      delete (this as Partial<HTMLElement>).focus;
      this.adoptedCallback();
      keepKeys(this);
      // elements rendered inside are this element's own affair
      if (this.shadowRoot) followFocus(this.shadowRoot);
      if (this.shadowRoot) followTranslators(this.shadowRoot);
      this.shadowRoot?.addEventListener('tp-ready', (event) => event.stopPropagation());
      if (this.shadowRoot) submitInSandbox(this.shadowRoot);
      this.#values.subscribe(() => this.#update({ values: this.#values.snapshot() }));
    }

    /** The root may be there already, with the first paint in it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    /**
     * Into the first field; once it is there, unless the user is elsewhere by then. Not by `delegatesFocus` of the
     * shadow root: that also moves the focus on every press on a text, out of what is being selected or typed.
     */
    override focus(options?: FocusOptions): void {
      focusLate(this, options);
    }

    /** For the adapter: the element as an external store of React. */
    readonly subscribe = (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    readonly snapshot = (): Snapshot => this.#snapshot;

    /** How many runtimes there were: with each the view begins anew, or it would keep what another user was shown. */
    runtimes = 0;

    /** One a runtime: another session or gateway starts from a clean store. */
    hostFor(runtime: Runtime): Host {
      if (this.#host?.runtime !== runtime) {
        this.runtimes += 1;
        this.#host = createHost({
          element: this,
          runtime,
          prefix,
          declaration,
          handover: this.#handover,
          language: () => this.#snapshot.language,
        });
      }
      return this.#host;
    }

    override connectedCallback(): void {
      if (!this.isConnected) return;
      this.#values.adoptEarlyProperties();
      this.#enter();
      if (this.#mounted) return; // moved within one task: React root and state stay
      this.#mounted = true;
      this.#leaveLoader = view.subscribe(() => {
        const { state } = view;
        this.#update({ loading: state });
        if (state.phase === 'failed' && state.error instanceof CodeFault)
          dispatch(this, declaration, 'tp-error', state.error.detail);
      });
      void view.load();
      this.#update({ loading: view.state });
      if (this.#shown) this.#putBack();
      else if (!isPainted(this)) this.#show();
    }

    /** With all that it showed before, if that is the same user's. */
    #putBack(): void {
      const { runtime } = this.#snapshot;
      const user = runtime && userOf(runtime);
      if (this.#owner !== undefined && user !== this.#owner) this.#host = undefined;
      this.#owner = user;
      const show = () => this.#update({ isInPage: true });
      if (isInsideSuiteElement(this)) show();
      else flushSync(show);
    }

    /** Puts React's content into the shadow root, instead of the first paint if there is one. */
    #show(): void {
      this.#shown = true;
      this.#handover = takeOver(this);
      if (isInsideSuiteElement(this)) super.connectedCallback();
      else flushSync(() => super.connectedCallback());
    }

    override disconnectedCallback(): void {
      // a move is a removal and an insertion in one task
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        this.#leaveLoader?.();
        this.#leaveContext?.();
        this.#leaveRuntime?.();
        this.#leaveContext = this.#leaveRuntime = undefined;
        speakers.delete(this);
        // others may wait for the form that goes with it
        this.#host?.signInRequest.getState()?.close(false);
        this.#host?.proofRequest.getState()?.close(false);
        // what is mounted stays, for whoever puts it back; what it has in the page goes with its effects
        this.#update({ isInPage: false });
      });
    }

    /** Element.moveBefore(): only the providers around may have changed. */
    connectedMoveCallback(): void {
      this.#enter();
    }

    /** Sheets belong to a document and are lost on adoption by another. */
    adoptedCallback(): void {
      const root = this.shadowRoot;
      if (!root) return;
      const own = [tokensCss, baseCss, ...styles].map((css) => sheet(this.ownerDocument, css));
      // a first paint, which stays for a while, has sheets of parts too
      root.adoptedStyleSheets = [...new Set([...own, ...root.adoptedStyleSheets])];
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.#values.attributeChanged(name, text);
    }

    #enter(): void {
      this.#enterContext();
      speakers.set(this, this.#look);
      exportParts(this, declaration);
      this.#look();
    }

    #enterContext(): void {
      const awaited = pendingProvider(this, providerTags);
      if (awaited) {
        void customElements.whenDefined(awaited).then(() => this.isConnected && this.#enterContext());
        return;
      }
      const leave = this.#leaveContext;
      this.#leaveContext = followRuntime(this, (runtime) => {
        // taken out a moment ago: what it shows is not of that session; put in again, it asks anew
        if (this.isConnected) this.#useRuntime(runtime);
      });
      leave?.();
    }

    #useRuntime(runtime: Runtime | undefined): void {
      const isNew = this.#snapshot.runtime !== runtime;
      if (!isNew && this.#leaveRuntime) return;
      this.#leaveRuntime?.();
      this.#leaveRuntime = runtime && this.#followRuntime(runtime);
      if (isNew) this.#owner = runtime && userOf(runtime);
      this.#update({ runtime });
      if (runtime) this.#look();
    }

    #followRuntime({ appearance, session }: Runtime): () => void {
      const leaveAppearance = appearance.subscribe(() => this.#look());
      const leaveSession = session.store.subscribe(() => (this.#owner = userOf({ session }) ?? this.#owner));
      return () => {
        leaveAppearance();
        leaveSession();
      };
    }

    /** At how it is to look and speak. */
    readonly #look = (): void => {
      this.#showStates();
      this.#speak(this.#snapshot.runtime?.appearance.getState().texts);
    };

    #update(change: Partial<Snapshot>): void {
      this.#snapshot = { ...this.#snapshot, ...change };
      this.#showStates();
      for (const listener of this.#listeners) listener();
      if (this.#mounted && !this.#shown && this.#isReady()) whenAtRest(this, () => this.#showLate());
    }

    /** A first paint stays until what replaces it is more than a placeholder. */
    #isReady(): boolean {
      const { loading, runtime, language } = this.#snapshot;
      return (
        language !== undefined &&
        (loading.phase === 'failed' || (loading.phase === 'ready' && runtime !== undefined))
      );
    }

    #showLate(): void {
      if (this.#mounted && !this.#shown) this.#show();
    }

    #showStates(): void {
      showAppearance(
        this,
        this.#internals,
        this.#snapshot.values,
        this.#snapshot.runtime?.appearance.getState(),
      );
    }
  }
  defineAccessors(SuiteElement.prototype, declaration, SuiteElement.valuesOf);

  function Adapter({ container }: { container: ShadowRoot }) {
    const element = container.host as SuiteElement;
    const { isInPage, values, runtime, loading, language } = useSyncExternalStore(
      element.subscribe,
      element.snapshot,
    );
    if (loading.phase === 'failed' && language) {
      return (
        <LanguageContext value={language}>
          <FailurePanel
            of={failureOf(loading.error, 'load')}
            reloads={isPartLost() || loading.error instanceof CodeFault}
            onRetry={() => void view.load()}
          />
        </LanguageContext>
      );
    }
    if (loading.phase !== 'ready' || !runtime || !language)
      return <Skeleton language={language} minHeight={minHeightOf(declaration.tag)} />;
    const host = element.hostFor(runtime);
    return (
      <LanguageContext value={language}>
        <RootContext value={container}>
          <HostContext value={host}>
            <Activity mode={isInPage ? 'visible' : 'hidden'}>
              <div className="tp-root" lang={language.locale} part="root">
                <ErrorBoundary onCrash={host.report}>
                  <CodeFailures host={host}>
                    <Content key={element.runtimes} View={loading.View} values={values} host={host} />
                  </CodeFailures>
                  <Ready host={host} />
                </ErrorBoundary>
                <NoticeLayer host={host} />
                <SignInLayer host={host} />
                <ProofLayer host={host} />
              </div>
            </Activity>
          </HostContext>
        </RootContext>
      </LanguageContext>
    );
  }
  return SuiteElement;
}

function isInsideSuiteElement(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && NESTING in root.host;
}

/**
 * Within the boundary: nothing a view is given can crash the element outside it. Not drawn again as the element goes out
 * of the page: of one that is dropped, that would be work for nobody.
 */
const Content = memo(function Content({
  View,
  values,
  host,
}: {
  View: View;
  values: Snapshot['values'];
  host: Host;
}) {
  return <View {...values} host={host} />;
});

function Ready({ host }: { host: Host }) {
  useEffect(() => {
    queueMicrotask(() => host.emit('tp-ready'));
    attendLate(host.element);
    // oxlint-disable-next-line react/exhaustive-deps -- told once a mount, whatever the host's identity
  }, []);
  return null;
}

/** Without words until it is known in which language. */
function Skeleton({ language, minHeight }: { language: Language | undefined; minHeight: string }) {
  return (
    <div className="tp-root" lang={language?.locale} aria-busy="true">
      <div
        className="tp-skeleton"
        style={{ minHeight }}
        role="status"
        aria-label={language?.textsOf(hostTexts).loading}
      />
    </div>
  );
}
