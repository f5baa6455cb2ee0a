import type { ReactiveController, ReactiveElement } from 'lit';
import type { EnterpriseShortInfo } from '../../../src/contract/login/login';
import type { Declaration } from '../../../src/element/definition/declaration';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { AvatarRoot } from './avatar-root';

interface Shell {
  runtime: Runtime;
  prefix: string;
  enterprise: EnterpriseShortInfo;
}

/** Picture on the button of the user's own menu, loaded once the shell is idle. */
export class OwnAvatar implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #declaration: Declaration;
  #root: AvatarRoot | undefined;

  constructor(host: ReactiveElement, declaration: Declaration) {
    this.#host = host;
    this.#declaration = declaration;
    host.addController(this);
  }

  /** Called after each render of the shell; undefined while the user is not signed in. */
  show(shell: Shell | undefined): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.avatar-place');
    if (this.#root && (this.#root.place !== place || this.#root.runtime !== shell?.runtime)) this.#leave();
    if (!place || !shell) return;
    const { enterprise, ...given } = shell;
    this.#root ??= new AvatarRoot(place, { ...given, element: this.#host, declaration: this.#declaration });
    this.#root.show(enterprise);
  }

  hostDisconnected(): void {
    // moving the element removes and inserts it in one task
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  #leave(): void {
    this.#root?.leave();
    this.#root = undefined;
  }
}
