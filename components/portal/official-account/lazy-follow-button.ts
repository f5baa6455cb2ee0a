import { nothing } from 'lit';
import type { Language } from '../../../src/domain/texts/texts';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { followButton } from './follow-button';

interface Portal {
  readonly texts: Language['textsOf'];
  root(): ParentNode;
  /** Renders changes; resolves once they are rendered. */
  changed(): Promise<unknown>;
}

/** Button to follow the official account; its code is loaded only when there is an account. */
export class LazyFollowButton {
  #isOpen = false;
  #part: typeof followButton | undefined;
  #isComing = false;
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Returns false when the popup was closed already. The next update renders the change. */
  close(): boolean {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    return wasOpen;
  }

  /** `qrCode`: picture to scan. */
  render(qrCode: string): unknown {
    if (!this.#isComing) void this.#bring().catch(() => undefined); // an optional part
    const { texts } = this.#portal;
    const open = (isOpen: boolean) => void this.#open(isOpen);
    return this.#part?.({ qrCode, isOpen: this.#isOpen, texts, open }) ?? nothing;
  }

  async #bring(): Promise<void> {
    this.#isComing = true;
    const { followButton } = await loadChunk(() => import('./follow-button'));
    this.#part = followButton;
    void this.#portal.changed();
  }

  async #open(isOpen: boolean): Promise<void> {
    this.#isOpen = isOpen;
    await this.#portal.changed();
    // in a narrow window it is at the end of the page
    this.#portal.root().querySelector('.floating')?.scrollIntoView({ block: 'nearest' });
  }
}
