interface MountedPage {
  key: string;
  element: HTMLElement;
}

/**
 * Container of the page. Its element lives as long as the page, so that a render of the shell neither loses input nor
 * overwrites attributes that the element has changed. The previous page also stays, hidden, until the code of the new
 * one has loaded, which may fail.
 */
export class PageOutlet {
  readonly #container: HTMLElement;
  #lasting: HTMLElement | undefined;
  #shown: MountedPage | undefined;
  #former: MountedPage | undefined;

  constructor(document: Document = globalThis.document) {
    this.#container = document.createElement('div');
    this.#container.className = 'outlet';
  }

  /** True when there is a page to return to. */
  get hasFormer(): boolean {
    return this.#former !== undefined;
  }

  /**
   * Returns the container with the element for a tag and page. Another page gets a new element, unless the user returns
   * to the previous one. Attributes follow the route. `keepsFormer`: keep the previous page until `settle`.
   * `minHeight`: reserved until the element is defined.
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
    // of several pages that failed to load, only the last one that loaded is the one to return to
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

  /** Called when the page has loaded: removes the previous one. */
  settle(): void {
    this.#former?.element.remove();
    this.#former = undefined;
  }

  /** Returns an element that persists across pages; `prepare` is called once with it. */
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
