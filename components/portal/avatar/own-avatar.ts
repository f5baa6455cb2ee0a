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

/** The picture on the button of one's own menu, which comes once the shell is at rest. */
export class OwnAvatar implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #declaration: Declaration;
  #root: AvatarRoot | undefined;

  constructor(host: ReactiveElement, declaration: Declaration) {
    this.#host = host;
    this.#declaration = declaration;
    host.addController(this);
  }

  /** Once the shell is drawn; undefined while nobody is signed in. */
  show(shell: Shell | undefined): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.avatar-place');
    if (this.#root && (this.#root.place !== place || this.#root.runtime !== shell?.runtime)) this.#leave();
    if (!place || !shell) return;
    const { enterprise, ...given } = shell;
    this.#root ??= new AvatarRoot(place, { ...given, element: this.#host, declaration: this.#declaration });
    this.#root.show(enterprise);
  }

  hostDisconnected(): void {
    // a move is a removal and an insertion in one task
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  #leave(): void {
    this.#root?.leave();
    this.#root = undefined;
  }
}
