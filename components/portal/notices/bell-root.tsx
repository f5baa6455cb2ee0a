import { createRoot, type Root } from 'react-dom/client';
import type { Notice } from '../../../src/contract/notice/notice';
import { CHINESE, type Language } from '../../../src/domain/texts/texts';
import type { Declaration } from '../../../src/element/definition/declaration';
import { createHost, type Host } from '../../../src/element/host/host';
import { HostContext } from '../../../src/element/host/host-context';
import { SignInLayer } from '../../../src/element/host/SignInLayer';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { LanguageContext } from '../../../src/ui/texts/use-texts';
import { RootContext } from '../../../src/ui/tokens/root';
import { Bell } from './Bell';
import { Downloads } from './Downloads';

interface BellRootOptions {
  element: HTMLElement;
  /** Declaration of the portal element. */
  declaration: Declaration;
  runtime: Runtime;
  prefix: string;
  addressOf(notice: Notice): string;
  /** Address of the export list. */
  downloads: string;
}

/** Current props of the bell. */
interface BellState {
  language: Language | undefined;
  shows: { notices: boolean; downloads: boolean };
  /** True while the page shows the export list. */
  isAtDownloads: boolean;
}

/** Renders the bell with React into the shell's shadow root, for one session. */
export class BellRoot {
  readonly runtime: Runtime;
  readonly #react: Root;
  readonly #host: Host;
  readonly #root: ShadowRoot;
  readonly #addressOf: BellRootOptions['addressOf'];
  readonly #downloads: string;
  #language: Language = CHINESE;

  constructor(
    readonly place: HTMLElement,
    { element, declaration, runtime, prefix, addressOf, downloads }: BellRootOptions,
  ) {
    this.runtime = runtime;
    this.#react = createRoot(place);
    this.#root = place.getRootNode() as ShadowRoot;
    this.#addressOf = addressOf;
    this.#downloads = downloads;
    this.#host = createHost({
      element,
      runtime,
      prefix,
      declaration,
      handover: undefined,
      language: () => this.#language,
    });
  }

  show({ language = CHINESE, shows, isAtDownloads }: BellState): void {
    this.#language = language;
    this.#react.render(
      <HostContext value={this.#host}>
        <RootContext value={this.#root}>
          <LanguageContext value={language}>
            {shows.downloads && <Downloads address={this.#downloads} isAtList={isAtDownloads} />}
            {shows.notices && <Bell addressOf={this.#addressOf} />}
            <SignInLayer host={this.#host} />
          </LanguageContext>
        </RootContext>
      </HostContext>,
    );
  }

  /** Unmounts in a microtask: React may be rendering the shell's container. */
  leave(): void {
    queueMicrotask(() => this.#react.unmount());
  }
}
