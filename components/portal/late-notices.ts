import { nothing, type LitElement } from 'lit';
import type { DialogContent } from '../../src/element/notice-service';
import type { ShellNotices } from '../../src/element/shell-notices';
import type { Notice } from '../../src/gateway/gateway-error';

/** The shell's toasts and dialogs: their code comes with the first of them. */
export class LateNotices {
  #loading: Promise<ShellNotices> | undefined;
  #loaded: ShellNotices | undefined;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** For `runtime.showNotice`. */
  readonly show = (notice: Notice): void => void this.#load().then((notices) => notices.show(notice));

  /** A dialog; true once it is confirmed. */
  async ask(content: Partial<DialogContent> & { text: string }): Promise<boolean> {
    return (await this.#load()).ask(content);
  }

  render(): unknown {
    return this.#loaded?.render() ?? nothing;
  }

  #load(): Promise<ShellNotices> {
    this.#loading ??= import('../../src/element/shell-notices').then(({ ShellNotices }) => {
      this.#loaded = new ShellNotices(this.#host);
      return this.#loaded;
    });
    return this.#loading;
  }
}
