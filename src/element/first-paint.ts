import { sheet } from '../ui/sheet';

/** An element of markup: tag, attributes, children; or a text. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...children: Markup[]];

/** What an element shows before its code is there: its own first content, as plain markup and style. */
export interface FirstPaint {
  markup: Markup;
  styles: readonly string[];
  /** What stands in the fields, by their `name`. */
  values(): Readonly<Record<string, string>>;
}

/** What the user did to a first paint before the element itself took over. */
export interface Handover {
  /** By the `name` of the field. */
  values: Readonly<Record<string, string>>;
  /** Name of the field with the focus. */
  focused: string | undefined;
  submitted: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
const painted = new WeakMap<Element, { submitted: boolean }>();

/**
 * Draws the first content of an element whose class is not there yet into the shadow root the class will take
 * over. Text and attributes only: nothing of it is parsed as markup.
 */
export function paintFirst(element: Element, paint: FirstPaint, colorScheme: string): void {
  if (element.shadowRoot) return;
  const document = element.ownerDocument;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = paint.styles.map((css) => sheet(document, css));
  const content = make(document, paint.markup);
  if (content instanceof HTMLElement) content.style.colorScheme = colorScheme;
  root.append(content);
  for (const [name, value] of Object.entries(paint.values())) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = value;
  }
  const state = { submitted: false };
  painted.set(element, state);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    state.submitted = true;
  });
}

/** Takes the first paint away and answers what the user had done to it; undefined if there was none. */
export function takeOver(element: Element): Handover | undefined {
  const state = painted.get(element);
  const root = element.shadowRoot;
  if (!state || !root) return undefined;
  painted.delete(element);
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  const focused = root.activeElement?.getAttribute('name') ?? undefined;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  root.replaceChildren();
  return { values, focused, submitted: state.submitted };
}

function make(document: Document, markup: Markup, inSvg = false): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [tag, attributes, ...children] = markup;
  const isSvg = inSvg || tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => make(document, child, isSvg)));
  return element;
}
