import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { CHINESE, type Language, type OwnTexts } from '../../../domain/texts/texts';
import { hostTexts } from '../../host/texts';
import { createSpeaker, speakers } from '../../locale/speaker';
import { showAppearance } from '../appearance';
import type { AnyDeclaration, Declaration } from '../declaration';
import { dispatch, type Emit, type TrackName } from '../emit';
import { guardKeys } from '../host-keys';
import { followTranslators } from '../page-translators';
import type { Appearance } from '../../runtime/runtime';
import { defineAccessors, ElementValues, observedAttributes } from '../values';
import { VERSION } from '../version';
import { atRest } from '../../../ui/layout/focus/at-rest';
import { reopenOverlays } from '../../../ui/overlay/reopen';
import { loadChunk } from '../../runtime/chunk';

/**
 * Lit base class of the shell's elements, with the same attributes, properties, events and error handling as the React
 * ones.
 */
export class SuiteLitElement<D extends Declaration = AnyDeclaration> extends LitElement {
  static readonly version = VERSION;
  static declaration: Declaration;
  static override get observedAttributes(): string[] {
    void super.observedAttributes; // finalizes the class, which reads its styles
    return observedAttributes(this.declaration);
  }

  protected readonly values: ElementValues;
  protected readonly internals: ElementInternals = this.attachInternals();
  /** Current language; undefined while a translation is loading, during which nothing is rendered. */
  protected language: Language | undefined;
  readonly #speak: (own: OwnTexts | undefined) => void;
  #crashed = false;
  #told = false;

  constructor() {
    super();
    guardKeys(this);
    this.values = new ElementValues(this.#declaration, this);
    this.values.subscribe(() => {
      this.valuesChanged();
      this.requestUpdate();
    });
    this.#speak = createSpeaker(this, (language) => {
      if (language === this.language) return;
      this.language = language;
      this.requestUpdate();
    });
  }

  /** Texts of an area in the element's current language; a change of the language re-renders the element. */
  readonly texts: Language['textsOf'] = (catalogue) => (this.language ?? CHINESE).textsOf(catalogue);

  get #declaration(): Declaration {
    return (this.constructor as typeof SuiteLitElement).declaration;
  }

  /** Tag prefix of this element and of those it renders. */
  protected get tagPrefix(): string {
    return this.localName.slice(0, -this.#declaration.tag.length - 1);
  }

  /** Called synchronously when an attribute or property has changed, before the next render. */
  protected valuesChanged(): void {}

  protected renderContent(): unknown {
    return html`<slot></slot>`;
  }

  protected renderFailure(retry: () => void): unknown {
    const t = this.texts(hostTexts);
    return html`<div class="tp-failure" role="alert" part="failure">
      <p>${t.crash}</p>
      <button type="button" class="tp-button" @click=${retry}>${t.retry}</button>
    </div>`;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (root instanceof ShadowRoot) followTranslators(root);
    return root;
  }

  override connectedCallback(): void {
    this.values.adoptEarlyProperties();
    speakers.set(this, this.#look);
    this.#look();
    super.connectedCallback();
    reopenOverlays(this.shadowRoot);
    if (!this.hasUpdated) this.performUpdate(); // renders the first content synchronously with the insertion
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    speakers.delete(this);
  }

  /** The embedder's own texts, for elements that receive them. */
  protected get ownTexts(): OwnTexts | undefined {
    return undefined;
  }

  readonly #look = (): void => this.#speak(this.ownTexts);

  override attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    this.values.attributeChanged(name, text);
  }

  /** Fires a declared event; returns false when a listener prevented the default action. */
  protected readonly emit = ((type: string, detail?: unknown) =>
    dispatch(this, this.#declaration, type, detail)) as Emit<D>;

  /** Fires `tp-track` for a declared name. */
  protected readonly track = (name: TrackName<D>, data?: unknown): void =>
    void dispatch(this, this.#declaration, 'tp-track', data === undefined ? { name } : { name, data });

  protected showAppearance(appearance: Appearance): void {
    showAppearance(this, this.internals, this.values.snapshot(), appearance);
    this.#look();
  }

  protected override render(): unknown {
    if (!this.language) return nothing;
    return this.#crashed ? this.renderFailure(this.#retry) : this.renderContent();
  }

  /** Error boundary: a crash while rendering shows a panel instead of partial content. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch {
      this.#crashed = true;
      const detail = { kind: 'crash', code: 'crash', message: hostTexts.chinese.crashed, retryable: true };
      dispatch(this, this.#declaration, 'tp-error', detail);
      this.requestUpdate();
    }
  }

  readonly #retry = (): void => {
    this.#crashed = false;
    this.requestUpdate();
  };

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#told || this.#crashed || !this.language) return;
    this.#told = true;
    queueMicrotask(() => dispatch(this, this.#declaration, 'tp-ready'));
    void followLanguageWhenIdle(this).catch(() => undefined); // without the code the language stays unchanged
  }
}

/** Follows changes of the language, loaded when idle because a starting page does not change it. */
async function followLanguageWhenIdle(element: Element): Promise<void> {
  await atRest();
  const { followLang } = await loadChunk(() => import('../../deferred/follow-lang'));
  followLang(element);
}

/** A class derived from `SuiteLitElement` with any declaration. */
export type LitElementClass = CustomElementConstructor & Pick<typeof SuiteLitElement, 'declaration'>;

/** Sets the declaration of a Lit class; call once, before the class is defined. */
export function withDeclaration<T extends LitElementClass>(base: T, declaration: Declaration): T {
  base.declaration = declaration;
  defineAccessors(base.prototype, declaration, (element) => (element as unknown as Holder).values);
  return base;
}

interface Holder {
  values: ElementValues;
}
