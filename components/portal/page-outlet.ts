/**
 * The element of the page shown. It is kept as long as the page stays, so that rendering the shell again
 * neither loses what was typed nor writes attributes the element has changed itself.
 */
export class PageOutlet {
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

  clear(): void {
    this.#shown = undefined;
  }
}
