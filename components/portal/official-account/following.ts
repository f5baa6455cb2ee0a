import { nothing } from 'lit';
import type { Language } from '../../../src/domain/texts/texts';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { floating } from './floating';

interface Portal {
  readonly texts: Language['textsOf'];
  root(): ParentNode;
  /** Shows what has changed; resolves once it is shown. */
  changed(): Promise<unknown>;
}

/** The button to follow the official account, whose code comes where there is one. */
export class Following {
  #isOpen = false;
  #part: typeof floating | undefined;
  #isComing = false;
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** False where it was closed already; it is shown with the next change. */
  close(): boolean {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    return wasOpen;
  }

  /** `qrCode`: the picture to be scanned. */
  render(qrCode: string): unknown {
    if (!this.#isComing) void this.#bring().catch(() => undefined); // nobody is kept from their work by that
    const { texts } = this.#portal;
    const open = (isOpen: boolean) => void this.#open(isOpen);
    return this.#part?.({ qrCode, isOpen: this.#isOpen, texts, open }) ?? nothing;
  }

  async #bring(): Promise<void> {
    this.#isComing = true;
    const { floating } = await loadChunk(() => import('./floating'));
    this.#part = floating;
    void this.#portal.changed();
  }

  async #open(isOpen: boolean): Promise<void> {
    this.#isOpen = isOpen;
    await this.#portal.changed();
    // in a narrow window it stands at the end of the page
    this.#portal.root().querySelector('.floating')?.scrollIntoView({ block: 'nearest' });
  }
}
