import { sheet } from '../../../ui/tokens/sheet';
import { keepKeys } from '../host-keys';
import { painted, type Painted } from './take-over';

/** An element of markup: tag, attributes, children; or a text. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...children: Markup[]];

/** What an element shows before its code is there: its own first content, as plain markup and style. */
export interface FirstPaint {
  markup: Markup;
  styles: readonly string[];
  /** What stands in the fields by their `name`, as the element's attributes want it; of radios the chosen value. */
  values?(element: Element): Readonly<Record<string, string>>;
  /** What else goes by the day: texts by the class of the part they stand in. */
  texts?(element: Element): Readonly<Record<string, string>>;
  /** Of the last part in the markup's root, as a length of CSS; its own if left out. */
  height?: string;
}

/** What is given to an element whose class is not there yet, as it will read it: as property or attribute, in either spelling. */
export function givenText(element: Element, attribute: string): string | null {
  const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const value: unknown = Reflect.get(element, property) ?? Reflect.get(element, attribute);
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return element.getAttribute(attribute) ?? element.getAttribute(property);
}

const SVG = 'http://www.w3.org/2000/svg';

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
  if (content instanceof HTMLElement) {
    content.style.colorScheme = colorScheme;
    // a second weight is a second search for a typeface that has these characters: it comes with the element
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
  const state: Painted = {
    submitted: false,
    pressed: undefined,
    composing: false,
    holding: false,
    next: undefined,
  };
  painted.set(element, state);
  keepKeys(element);
  watchHands(root, state);
  root.addEventListener('keydown', (event) => {
    // the root stays when the element has taken over: then its fields hear of the key
    if (!painted.has(element)) return;
    // Enter takes an option there, as it will in the element itself; it does not submit
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

function watchHands(root: ShadowRoot, state: Painted): void {
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
      // pressing a button takes the focus from a field: that is no end of the press
      if (event.type === 'blur' && event.target !== window) return;
      over.abort();
      state.holding = false;
      // after the click, which comes with the same task
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
