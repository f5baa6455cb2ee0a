interface Shown {
  key: string;
  element: HTMLElement;
}

/**
 * Where the page stands. Its element is kept as long as the page stays, so that rendering the shell again
 * neither loses what was typed nor writes attributes the element has changed itself. The page before stays as
 * well, out of sight, until the code of the new one is there: it may never come.
 */
export class PageOutlet {
  readonly #container: HTMLElement;
  #lasting: HTMLElement | undefined;
  #shown: Shown | undefined;
  #former: Shown | undefined;

  constructor(document: Document = globalThis.document) {
    this.#container = document.createElement('div');
    this.#container.className = 'outlet';
  }

  /** There is a page to go back to. */
  get hasFormer(): boolean {
    return this.#former !== undefined;
  }

  /**
   * The place with the element for a tag and page; another page gets another element, unless it is the one to go
   * back to. Attributes follow the route. `keepsFormer`: the page before is kept until `settle`. `minHeight`: kept free
   * until the element is defined.
   */
  show(
    tag: string,
    page = '',
    attributes: readonly (readonly [string, string | undefined])[] = [],
    { keepsFormer = false, minHeight = '0' } = {},
  ): HTMLElement {
    const key = `${tag} ${page}`;
    if (this.#shown?.key !== key) this.#enter(key, tag, keepsFormer);
    this.#container.style.setProperty('--_page-height', minHeight);
    const element = this.#shown?.element;
    for (const [name, value] of attributes) {
      if (value === undefined) element?.removeAttribute(name);
      else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
    }
    return this.#container;
  }

  #enter(key: string, tag: string, keepsFormer: boolean): void {
    const before = this.#shown;
    const back = this.#former?.key === key ? this.#former : undefined;
    if (back || !keepsFormer) this.#former = undefined;
    // of several pages that did not come, the last that was there is the one to go back to
    else this.#former ??= before;
    this.#shown = back ?? { key, element: this.#container.ownerDocument.createElement(tag) };
    this.#shown.element.hidden = false;
    if (this.#former) this.#former.element.hidden = true;
    const kept = [this.#former?.element, this.#shown.element].filter((element) => element !== undefined);
    for (const child of this.#container.children) {
      if (!kept.includes(child as HTMLElement)) child.remove();
    }
    if (!back) this.#container.append(this.#shown.element);
  }

  /** The page shown is there to stay. */
  settle(): void {
    this.#former?.element.remove();
    this.#former = undefined;
  }

  /** An element that stays whatever the page; `prepare` is told of it once. */
  lasting(tag: string, prepare: (element: HTMLElement) => void): HTMLElement {
    if (this.#lasting?.localName !== tag) {
      this.#lasting = this.#container.ownerDocument.createElement(tag);
      prepare(this.#lasting);
    }
    return this.#lasting;
  }

  clear(): void {
    this.#container.replaceChildren();
    this.#shown = undefined;
    this.#former = undefined;
    this.#lasting = undefined;
  }
}
