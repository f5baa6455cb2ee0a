/**
 * The element of the page shown. It is kept as long as the page stays, so that rendering the shell again
 * neither loses what was typed nor writes attributes the element has changed itself.
 */
export class PageOutlet {
  #lasting: HTMLElement | undefined;
  #shown: { key: string; element: HTMLElement } | undefined;

  /** The element for a tag and page; another page gets another element. Attributes follow the route. */
  element(
    tag: string,
    page = '',
    attributes: readonly (readonly [string, string | undefined])[] = [],
  ): HTMLElement {
    const key = `${tag} ${page}`;
    if (this.#shown?.key !== key) this.#shown = { key, element: document.createElement(tag) };
    const { element } = this.#shown;
    for (const [name, value] of attributes) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    return element;
  }

  /** An element that stays whatever the page; `prepare` is told of it once. */
  lasting(tag: string, prepare: (element: HTMLElement) => void): HTMLElement {
    if (this.#lasting?.localName !== tag) {
      this.#lasting = document.createElement(tag);
      prepare(this.#lasting);
    }
    return this.#lasting;
  }

  clear(): void {
    this.#shown = undefined;
    this.#lasting = undefined;
  }
}
