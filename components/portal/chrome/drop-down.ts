import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { MenuItem, MenuProps } from '../../../src/ui/overlay/Menu';
import { ICONS } from './icons';
import type { MenuRoot } from './menu-root';

export type { MenuItem };

export interface DropDown {
  id: string;
  /** Accessible name of the menu. */
  label: string;
  /** Content of the button. */
  text: unknown;
  className?: string;
  items: readonly MenuItem[];
}

/**
 * Header buttons with menus below them. The shell renders the buttons, and React the menus, as everywhere in the suite.
 * Their code is loaded once the shell is idle, so that opening one does not wait for it.
 */
export class DropDowns implements ReactiveController {
  #open: Pick<MenuProps, 'id' | 'start'> | undefined;
  #drawn = new Map<string, DropDown>();
  #MenuRoot: typeof MenuRoot | undefined;
  #menu: MenuRoot | undefined;
  readonly #host: ReactiveElement;
  readonly #tell: (error: unknown) => void;

  /** `tell`: called with the error of a failed user action. */
  constructor(host: ReactiveElement, tell: (error: unknown) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  /** Preloads the code of the menus. */
  readonly prepare = (): void => void this.#load().catch(() => undefined);

  /** A button; its menu is rendered in `place`. */
  button(dropDown: DropDown): TemplateResult {
    const { id, text, className = '' } = dropDown;
    this.#drawn.set(id, dropDown);
    const isOpen = this.#MenuRoot !== undefined && this.#open?.id === id;
    return html`<button
      type="button"
      class="tp-button text drop-down-button ${className}"
      data-drop-down=${id}
      aria-haspopup="menu"
      aria-expanded=${isOpen}
      aria-controls=${isOpen ? menuId(id) : nothing}
      @pointerenter=${this.prepare}
      @click=${() => this.#turn(this.#open?.id === id ? undefined : { id, start: 'first' })}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        this.#turn({ id, start: event.key === 'ArrowDown' ? 'first' : 'last' });
      }}
    >
      ${text}${ICONS.chevron}
    </button>`;
  }

  /** Container of the open menu, rendered once beside the buttons. */
  readonly place = html`<div class="drop-down-place"></div>`;

  hostUpdate(): void {
    this.#drawn = new Map();
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.drop-down-place');
    if (this.#menu && this.#menu.place !== place) this.#leave();
    if (!place || !this.#MenuRoot || !(this.#menu || this.#open)) return;
    this.#menu ??= new this.#MenuRoot(place, this.#host.renderRoot as ShadowRoot);
    this.#menu.show(this.#opened());
  }

  hostDisconnected(): void {
    // moving the element removes and inserts it in one task
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  #opened(): MenuProps | undefined {
    const open = this.#open;
    const dropDown = open && this.#drawn.get(open.id);
    const anchor = open && this.#buttonOf(open.id);
    if (!open || !dropDown || !anchor) return undefined;
    const { id, label, items } = dropDown;
    return { id: menuId(id), label, items, anchor, start: open.start, onClose: () => this.#turn(undefined) };
  }

  #turn(open: Pick<MenuProps, 'id' | 'start'> | undefined): void {
    this.#open = open;
    // the focus returns to the button; some browsers do not focus a pressed button
    if (open) this.#buttonOf(open.id)?.focus({ preventScroll: true });
    this.#host.requestUpdate();
    if (open) void this.#load().catch(this.#fail);
  }

  readonly #fail = (error: unknown): void => {
    this.#turn(undefined);
    this.#tell(error);
  };

  async #load(): Promise<void> {
    if (this.#MenuRoot) return;
    ({ MenuRoot: this.#MenuRoot } = await loadChunk(() => import('./menu-root')));
    if (this.#open) this.#host.requestUpdate();
  }

  #leave(): void {
    this.#menu?.leave();
    this.#menu = undefined;
    this.#open = undefined;
  }

  #buttonOf(id: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(`[data-drop-down="${id}"]`);
  }
}

const menuId = (id: string): string => `menu-${id}`;
