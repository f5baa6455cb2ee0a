import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Menu, type MenuProps } from '../../../src/ui/overlay/Menu';
import { RootContext } from '../../../src/ui/tokens/root';

/** Renders the open drop-down menu with React into the shell's shadow root. */
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

  /** Shows a menu, replacing another one, or removes it. */
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
