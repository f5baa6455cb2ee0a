import { sheet } from '../../../ui/tokens/sheet';
import { guardKeys } from '../host-keys';
import { painted, type PaintedElement } from './take-over';

/** A markup node: tag, attributes, children; or a text. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...children: Markup[]];

/** First content of an element before its code is loaded, as plain markup and styles. */
export interface FirstPaint {
  markup: Markup;
  styles: readonly string[];
  /** Values of fields by `name`, from the element's attributes; for radios the chosen value. */
  values?(element: Element): Readonly<Record<string, string>>;
  /** Date-dependent texts by the class of their node. */
  texts?(element: Element): Readonly<Record<string, string>>;
  /** CSS height of the last child of the root; by default its own. */
  height?: string;
}

/**
 * Value of an attribute of an undefined element, as the class will read it: from property or attribute, in either
 * spelling.
 */
export function attributeText(element: Element, attribute: string): string | null {
  const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const value: unknown = Reflect.get(element, property) ?? Reflect.get(element, attribute);
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return element.getAttribute(attribute) ?? element.getAttribute(property);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Renders the first content of an undefined element into the shadow root that the class will take over. Creates text
 * and attributes only; nothing is parsed as markup.
 */
export function paintFirst(element: Element, paint: FirstPaint, colorScheme: string): void {
  if (element.shadowRoot) return;
  const document = element.ownerDocument;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = paint.styles.map((css) => sheet(document, css));
  const content = make(document, paint.markup);
  if (content instanceof HTMLElement) {
    content.style.colorScheme = colorScheme;
    // a second font weight would need another font lookup for these characters: it comes with the element
    content.style.setProperty('--_weight-medium', '400');
  }
  root.append(content);
  if (paint.height) (content.lastChild as HTMLElement).style.height = paint.height;
  for (const [name, value] of Object.entries(paint.values?.(element) ?? {})) {
    for (const field of root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      if (field.type === 'radio') field.defaultChecked = field.value === value;
      else field.value = value;
    }
  }
  for (const [name, text] of Object.entries(paint.texts?.(element) ?? {})) {
    for (const part of root.querySelectorAll(`.${name}`)) part.textContent = text;
  }
  const state: PaintedElement = {
    submitted: false,
    pressed: undefined,
    composing: false,
    holding: false,
    next: undefined,
  };
  painted.set(element, state);
  guardKeys(element);
  watchHands(root, state);
  root.addEventListener('keydown', (event) => {
    // the root outlives the first paint: afterwards its own fields handle the key
    if (!painted.has(element)) return;
    // Enter chooses an option there, as in the element itself, and does not submit
    const inCombobox = event.target instanceof Element && event.target.matches('[role="combobox"]');
    if (inCombobox && event instanceof KeyboardEvent && event.key === 'Enter') event.preventDefault();
  });
  root.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button[type="button"][name]');
    if (button) state.pressed = button.name;
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    state.submitted = true;
  });
}

function watchHands(root: ShadowRoot, state: PaintedElement): void {
  function goOn(): void {
    if (state.composing || state.holding) return;
    const { next } = state;
    state.next = undefined;
    next?.();
  }
  root.addEventListener('compositionstart', () => (state.composing = true));
  root.addEventListener('compositionend', () => {
    state.composing = false;
    queueMicrotask(goOn);
  });
  const isButton = ({ target }: Event) =>
    target instanceof Element && target.closest('button, label') !== null;
  function hold(event: Event): void {
    if (!isButton(event)) return;
    state.holding = true;
    const over = new AbortController();
    const letGo = (event: Event) => {
      // pressing a button blurs a field, which does not end the press
      if (event.type === 'blur' && event.target !== window) return;
      over.abort();
      state.holding = false;
      // after the click event, which belongs to the same task
      setTimeout(goOn);
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
      window.addEventListener(type, letGo, { capture: true, signal: over.signal });
    }
  }
  root.addEventListener('pointerdown', hold);
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === ' ') hold(event);
  });
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
