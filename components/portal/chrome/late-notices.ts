import { nothing } from 'lit';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { DialogContent } from '../../../src/element/runtime/notice-service';
import type { ShellNotices } from '../../../src/element/runtime/shell-notices';
import type { Notice } from '../../../src/gateway/gateway-error';

/** The shell's toasts and dialogs: their code comes with the first of them, or when the shell is at rest. */
export class LateNotices {
  #loading: Promise<ShellNotices> | undefined;
  #loaded: ShellNotices | undefined;
  readonly #host: ConstructorParameters<typeof ShellNotices>[0];

  constructor(host: ConstructorParameters<typeof ShellNotices>[0]) {
    this.#host = host;
  }

  /** For `runtime.showNotice`. Whoever failed has said so in its place, also where this cannot be had. */
  readonly show = (notice: Notice): void =>
    void this.#load().then(
      (notices) => notices.show(notice),
      () => undefined,
    );

  /** Says that answers are long in coming, for as long as they are. */
  readonly tellOfWait = (count: number): void =>
    void this.#load().then(
      (notices) => notices.tellOfWait(count > 0),
      () => undefined,
    );

  /** A dialog; true once it is confirmed. Throws ChunkLoadError. */
  async ask(content: Partial<DialogContent> & { text: string }): Promise<boolean> {
    return (await this.#load()).ask(content);
  }

  /** What is said when the gateway is away cannot be asked for then. */
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
