import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Menu, type MenuProps } from '../../../src/ui/overlay/Menu';
import { RootContext } from '../../../src/ui/tokens/root';

/** The menu of the drop-down that is open, as React's content of a place in the shell's shadow root. */
export class MenuRoot {
  readonly #react: Root;
  readonly #root: ShadowRoot;

  constructor(
    readonly place: HTMLElement,
    root: ShadowRoot,
  ) {
    this.#root = root;
    this.#react = createRoot(place);
  }

  /** Shows a menu, anew if it is another than before, or none. */
  show(menu: MenuProps | undefined): void {
    flushSync(() =>
      this.#react.render(
        menu && (
          <RootContext value={this.#root}>
            <Menu key={menu.id} {...menu} />
          </RootContext>
        ),
      ),
    );
  }

  leave(): void {
    this.#react.unmount();
  }
}
