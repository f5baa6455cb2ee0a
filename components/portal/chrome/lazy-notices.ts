import { nothing } from 'lit';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { DialogContent } from '../../../src/element/runtime/notice-service';
import type { ShellNotices } from '../../../src/element/runtime/shell-notices';
import type { Notice } from '../../../src/gateway/gateway-error';

/** Toasts and dialogs of the shell. Their code is loaded with the first of them or when the shell is idle. */
export class LazyNotices {
  #loading: Promise<ShellNotices> | undefined;
  #loaded: ShellNotices | undefined;
  readonly #host: ConstructorParameters<typeof ShellNotices>[0];

  constructor(host: ConstructorParameters<typeof ShellNotices>[0]) {
    this.#host = host;
  }

  /** Implements `runtime.showNotice`. When the code fails to load, the failing component's own message remains. */
  readonly show = (notice: Notice): void =>
    void this.#load().then(
      (notices) => notices.show(notice),
      () => undefined,
    );

  /** Shows a message while responses are slow. */
  readonly tellOfWait = (count: number): void =>
    void this.#load().then(
      (notices) => notices.tellOfWait(count > 0),
      () => undefined,
    );

  /** Opens a dialog. Resolves with true once it is confirmed. Throws ChunkLoadError. */
  async ask(content: Partial<DialogContent> & { text: string }): Promise<boolean> {
    return (await this.#load()).ask(content);
  }

  /** Preloads the code, because it cannot be loaded once the gateway is unreachable. */
  prepare(): void {
    this.#load().catch(() => undefined);
  }

  render(): unknown {
    return this.#loaded?.render() ?? nothing;
  }

  #load(): Promise<ShellNotices> {
    this.#loading ??= loadChunk(() => import('../../../src/element/runtime/shell-notices')).then(
      ({ ShellNotices }) => (this.#loaded = new ShellNotices(this.#host)),
    );
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }
}
