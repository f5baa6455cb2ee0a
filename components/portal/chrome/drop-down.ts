import { html, type TemplateResult } from 'lit';
import { ICONS } from './icons';

interface DropDown {
  id: string;
  /** Name of the list, for those who cannot see where it hangs. */
  label: string;
  /** What stands on the button. */
  text: unknown;
  className?: string;
  content: unknown;
}

/** A button of the header with a list below it, in the top layer. */
export function dropDown({ id, label, text, className = '', content }: DropDown): TemplateResult {
  return html`<button
      type="button"
      class="tp-button text drop-down-button ${className}"
      popovertarget=${id}
      aria-haspopup="menu"
      aria-expanded="false"
    >
      ${text}${ICONS.chevron}
    </button>
    <div
      id=${id}
      class="drop-down"
      role="menu"
      aria-label=${label}
      popover
      @toggle=${place}
      @keydown=${move}
      @click=${close}
    >
      ${content}
    </div>`;
}

/** An entry of such a list. */
export const entry = (text: unknown, act: () => void, isCurrent = false): TemplateResult =>
  html`<button
    type="button"
    role="menuitem"
    class="entry-button"
    tabindex="-1"
    aria-current=${isCurrent ? 'true' : 'false'}
    @click=${act}
  >
    ${text}
  </button>`;

/** Below its button, within the window; focus on the current entry or the first. */
function place(event: Event): void {
  const list = event.currentTarget as HTMLElement;
  const button = buttonOf(list);
  const isOpen = (event as ToggleEvent).newState === 'open';
  button?.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen || !button) return;
  const { bottom, right } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  list.style.top = `${bottom + 4}px`;
  list.style.left = `${Math.max(8, Math.min(right, clientWidth - 8) - list.offsetWidth)}px`;
  (list.querySelector<HTMLElement>('[aria-current="true"]') ?? entriesOf(list)[0])?.focus();
}

function move(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const entries = entriesOf(list);
  const root = list.getRootNode() as ShadowRoot;
  const at = entries.indexOf(root.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[
    event.key
  ];
  if (event.key === 'Tab') list.hidePopover();
  if (next === undefined || entries.length === 0) return;
  event.preventDefault();
  entries[next % entries.length]?.focus();
}

function close(event: Event): void {
  const list = event.currentTarget as HTMLElement;
  if (event.target instanceof Element && event.target.closest('[role="menuitem"]')) list.hidePopover();
}

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const buttonOf = (list: HTMLElement) =>
  (list.getRootNode() as ShadowRoot).querySelector<HTMLElement>(`[popovertarget="${list.id}"]`);
