import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import baseCss from '../../../ui/tokens/base.css?inline';
import { sheet } from '../../../ui/tokens/sheet';
import tokensCss from '../../../ui/tokens/tokens.css?inline';
import { createHost, type Host } from '../../host/host';
import { createSpeaker, speakers } from '../../locale/speaker';
import { CodeFault } from '../../runtime/chunk';
import type { Runtime } from '../../runtime/runtime';
import { RuntimeTie } from '../../runtime/runtime-tie';
import { userOf } from '../../runtime/user-of';
import { showAppearance } from '../appearance';
import type { Declaration } from '../declaration';
import { dispatch } from '../emit';
import { exportParts } from '../export-parts';
import { guardKeys } from '../host-keys';
import { followTranslators } from '../page-translators';
import { PROVIDER_TAGS } from '../registry';
import { submitInSandbox } from '../sandboxed-forms';
import { focusWhenLoaded, followFocus } from '../upgrade/attend-when-idle';
import { isPainted, takeOver, whenAtRest, type Handover } from '../upgrade/take-over';
import type { Loading, ViewLoader } from '../upgrade/view-loader';
import { defineAccessors, ElementValues, observedAttributes } from '../values';
import { VERSION } from '../version';
import { rememberFocus, reopenOverlays } from '../../../ui/overlay/reopen';
import { adapterOf, type AdaptedElement, type Snapshot } from './adapter';

export interface ReactElementOptions {
  declaration: Declaration;
  view: ViewLoader;
  styles: readonly string[];
  prefix: string;
}

/** Class created by r2wc: it renders into an open shadow root on connect and unmounts on disconnect. */
type WrappedClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Marks elements rendered by this bundle's React: flushing inside their commit is not allowed. */
const NESTING = Symbol('suite element');

/**
 * Custom element with a React view. r2wc manages shadow root, React root and unmount; this class manages attributes,
 * properties, style sheets, moves, context and failures (r2wc alone loses properties set before upgrade, reflects
 * objects, throws on bad JSON, unmounts on a move and renders late).
 */
export function createReactElement(options: ReactElementOptions): CustomElementConstructor {
  const { declaration, view, styles, prefix } = options;
  const providerTags = PROVIDER_TAGS.map((tag) => `${prefix}-${tag}`);

  // no props for r2wc: its observedAttributes stays empty, so it renders only on connect
  const Wrapped = r2wc(adapterOf(view, declaration.tag) as ComponentType<object>, {
    shadow: 'open',
    props: [],
  }) as unknown as WrappedClass;

  class SuiteElement extends Wrapped implements AdaptedElement {
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
    #handover: Handover | undefined;
    #mounted = false;
    #shown = false;
    #leaveLoader: (() => void) | undefined;
    readonly #tie = new RuntimeTie(this, providerTags, {
      runtime: () => this.#snapshot.runtime,
      take: (runtime) => this.#update({ runtime }),
      look: () => this.#look(),
    });
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
      // removes the placeholder that recorded `focus` calls until now
      delete (this as Partial<HTMLElement>).focus;
      this.adoptedCallback();
      guardKeys(this);
      if (this.shadowRoot) prepareRoot(this.shadowRoot);
      this.#values.subscribe(() => this.#update({ values: this.#values.snapshot() }));
    }

    /** The root may exist already, with the first paint in it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    /**
     * Focuses the first field, once it is loaded and unless the user has moved on by then. `delegatesFocus` of the
     * shadow root is not used: it also moves the focus on every press on a text, out of the selection or field in use.
     */
    override focus(options?: FocusOptions): void {
      focusWhenLoaded(this, options);
    }

    /** Subscribes the adapter: the element is an external store of React. */
    readonly subscribe = (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    readonly snapshot = (): Snapshot => this.#snapshot;

    /** Number of runtimes so far. A new one remounts the view, which would otherwise keep another user's content. */
    runtimes = 0;

    /**
     * Returns the host for a runtime. Each runtime gets its own: another session or gateway starts with an empty store.
     */
    hostFor(runtime: Runtime): Host {
      if (this.#host?.runtime !== runtime) {
        this.runtimes += 1;
        const parts = { element: this, runtime, prefix, declaration, handover: this.#handover };
        this.#host = createHost({ ...parts, language: () => this.#snapshot.language });
      }
      return this.#host;
    }

    override connectedCallback(): void {
      if (!this.isConnected) return;
      this.#values.adoptEarlyProperties();
      this.#enter();
      // moved within one task: React root and state stay
      if (this.#mounted) return reopenOverlays(this.shadowRoot);
      this.#mounted = true;
      this.#leaveLoader = view.subscribe(() => {
        this.#update({ loading: view.state });
        const fault = codeFaultOf(view.state);
        if (fault) dispatch(this, declaration, 'tp-error', fault.detail);
      });
      void view.load();
      this.#update({ loading: view.state });
      if (this.#shown) this.#putBack();
      else if (!isPainted(this)) this.#show();
    }

    /** Restores the previous content if it belongs to the same user. */
    #putBack(): void {
      const { runtime } = this.#snapshot;
      const user = runtime && userOf(runtime);
      if (this.#tie.owner !== undefined && user !== this.#tie.owner) this.#host = undefined;
      this.#tie.owner = user;
      const show = () => this.#update({ isInPage: true });
      if (isInsideSuiteElement(this)) show();
      else flushSync(show);
    }

    /** Renders React's content into the shadow root, replacing the first paint if there is one. */
    #show(): void {
      this.#shown = true;
      this.#handover = takeOver(this);
      if (isInsideSuiteElement(this)) super.connectedCallback();
      else flushSync(() => super.connectedCallback());
    }

    override disconnectedCallback(): void {
      // moving the element removes and inserts it in one task
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        this.#leaveLoader?.();
        this.#tie.leave();
        speakers.delete(this);
        // further elements may wait for the form that is removed with this one
        this.#host?.signInRequest.getState()?.close(false);
        this.#host?.proofRequest.getState()?.close(false);
        // the view stays mounted in case the page inserts the element again; its overlays close with its effects
        this.#update({ isInPage: false });
      });
    }

    /** Called by Element.moveBefore(): only the surrounding providers may have changed. */
    connectedMoveCallback(): void {
      this.#enter();
    }

    /** Sheets belong to a document and are lost on adoption by another. */
    adoptedCallback(): void {
      adoptSheets(this, styles);
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.#values.attributeChanged(name, text);
    }

    #enter(): void {
      this.#tie.enter();
      speakers.set(this, this.#look);
      exportParts(this, declaration);
      this.#look();
    }

    /** Updates theme, density and language. */
    readonly #look = (): void => {
      this.#showStates();
      this.#speak(this.#snapshot.runtime?.appearance.getState().texts);
    };

    #update(change: Partial<Snapshot>): void {
      this.#snapshot = { ...this.#snapshot, ...change };
      this.#showStates();
      for (const listener of this.#listeners) listener();
      const show = () => this.#mounted && !this.#shown && this.#show();
      if (this.#mounted && !this.#shown && isReady(this.#snapshot)) whenAtRest(this, show);
    }

    #showStates(): void {
      const { values, runtime } = this.#snapshot;
      showAppearance(this, this.#internals, values, runtime?.appearance.getState());
    }
  }
  defineAccessors(SuiteElement.prototype, declaration, SuiteElement.valuesOf);

  return SuiteElement;
}

function isInsideSuiteElement(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && NESTING in root.host;
}

function prepareRoot(root: ShadowRoot): void {
  followFocus(root);
  rememberFocus(root);
  followTranslators(root);
  // `tp-ready` of inner elements concerns only this element
  root.addEventListener('tp-ready', (event) => event.stopPropagation());
  submitInSandbox(root);
}

function adoptSheets({ shadowRoot: root, ownerDocument }: Element, styles: readonly string[]): void {
  if (!root) return;
  const own = [tokensCss, baseCss, ...styles].map((css) => sheet(ownerDocument, css));
  // keeps the sheets of a first paint, which stays for a while
  root.adoptedStyleSheets = [...new Set([...own, ...root.adoptedStyleSheets])];
}

/** True when the content is more than a placeholder: the first paint stays until then. */
const isReady = ({ loading, runtime, language }: Snapshot): boolean =>
  language !== undefined &&
  (loading.phase === 'failed' || (loading.phase === 'ready' && runtime !== undefined));

const codeFaultOf = (loading: Loading): CodeFault | undefined =>
  loading.phase === 'failed' && loading.error instanceof CodeFault ? loading.error : undefined;
