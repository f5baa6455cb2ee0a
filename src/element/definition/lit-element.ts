import { html, LitElement, type PropertyValues } from 'lit';
import { showAppearance } from './appearance';
import { COMMON_EVENTS } from './common';
import type { Declaration, EventDescriptor } from './declaration';
import type { Appearance } from '../runtime/runtime';
import { attributesOf, defineAccessors, ElementValues } from './values';
import { VERSION } from './version';

/** Lit base of the shell's elements: the same attributes, properties, events and failures as the React ones. */
export class SuiteLitElement extends LitElement {
  static readonly version = VERSION;
  static declaration: Declaration;
  static override get observedAttributes(): string[] {
    void super.observedAttributes; // finalizes the class: its styles are read then
    return Object.keys(attributesOf(this.declaration));
  }

  protected readonly values: ElementValues;
  protected readonly internals: ElementInternals = this.attachInternals();
  #crashed = false;
  #told = false;

  constructor() {
    super();
    const { declaration } = this.constructor as typeof SuiteLitElement;
    this.values = new ElementValues(declaration, this);
    this.values.subscribe(() => {
      this.valuesChanged();
      this.requestUpdate();
    });
  }

  /** Tag prefix of this element, for those it renders. */
  protected get tagPrefix(): string {
    const { declaration } = this.constructor as typeof SuiteLitElement;
    return this.localName.slice(0, -declaration.tag.length - 1);
  }

  /** Called at once when an attribute or property changed, before the next render. */
  protected valuesChanged(): void {}

  protected renderContent(): unknown {
    return html`<slot></slot>`;
  }

  protected renderFailure(retry: () => void): unknown {
    return html`<div class="tp-failure" role="alert" part="failure">
      <p>页面出现异常，请重试。如仍有问题，请联系客服。</p>
      <button type="button" class="tp-button" @click=${retry}>重试</button>
    </div>`;
  }

  override connectedCallback(): void {
    this.values.adoptEarlyProperties();
    super.connectedCallback();
    if (!this.hasUpdated) this.performUpdate(); // first content stands when the insertion returns
  }

  override attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    this.values.attributeChanged(name, text);
  }

  emit(type: string, detail?: unknown): boolean {
    const { declaration } = this.constructor as typeof SuiteLitElement;
    const events: Readonly<Record<string, EventDescriptor>> = { ...COMMON_EVENTS, ...declaration.events };
    const event = events[type];
    if (!event) throw new Error(`<${this.localName}> does not declare ${type}`);
    const cancelable = event.cancelable ?? false;
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  protected showAppearance(appearance: Appearance): void {
    showAppearance(this.internals, this.values.snapshot(), appearance);
  }

  protected override render(): unknown {
    return this.#crashed ? this.renderFailure(this.#retry) : this.renderContent();
  }

  /** The error boundary: a crash while rendering leaves a panel, not half a page. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch {
      this.#crashed = true;
      this.emit('tp-error', { kind: 'crash', code: 'crash', message: '页面出现异常', retryable: true });
      this.requestUpdate();
    }
  }

  readonly #retry = (): void => {
    this.#crashed = false;
    this.requestUpdate();
  };

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#told || this.#crashed) return;
    this.#told = true;
    queueMicrotask(() => this.emit('tp-ready'));
  }
}

/** Gives a Lit class its declaration; call once, before the class is defined. */
export function withDeclaration<T extends typeof SuiteLitElement>(base: T, declaration: Declaration): T {
  base.declaration = declaration;
  defineAccessors(base.prototype, declaration, (element) => (element as unknown as Holder).values);
  return base;
}

interface Holder {
  values: ElementValues;
}
