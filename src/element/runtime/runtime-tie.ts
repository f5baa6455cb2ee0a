import { followRuntime, pendingProvider } from './context';
import type { Runtime } from './runtime';
import { userOf } from './user-of';

interface Follower {
  /** The present one. */
  runtime(): Runtime | undefined;
  take(runtime: Runtime | undefined): void;
  /** It may look or speak otherwise. */
  look(): void;
}

/** Which runtime an element stands under, and whose session it has. */
export class RuntimeTie {
  /** The last user signed in under its runtime, even if they are no more: its content is theirs. */
  owner: string | undefined;
  #leaveContext: (() => void) | undefined;
  #leaveRuntime: (() => void) | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly providerTags: readonly string[],
    readonly follower: Follower,
  ) {}

  /** The element stands somewhere: its providers are looked for anew. */
  enter(): void {
    const { element } = this;
    const awaited = pendingProvider(element, this.providerTags);
    if (awaited) {
      void customElements.whenDefined(awaited).then(() => element.isConnected && this.enter());
      return;
    }
    const leave = this.#leaveContext;
    this.#leaveContext = followRuntime(element, (runtime) => {
      // taken out a moment ago: its content is not of that session; put in again, it asks anew
      if (element.isConnected) this.#use(runtime);
    });
    leave?.();
  }

  leave(): void {
    this.#leaveContext?.();
    this.#leaveRuntime?.();
    this.#leaveContext = this.#leaveRuntime = undefined;
  }

  #use(runtime: Runtime | undefined): void {
    const { follower } = this;
    const isNew = follower.runtime() !== runtime;
    if (!isNew && this.#leaveRuntime) return;
    this.#leaveRuntime?.();
    this.#leaveRuntime = runtime && this.#follow(runtime);
    if (isNew) this.owner = runtime && userOf(runtime);
    follower.take(runtime);
    if (runtime) follower.look();
  }

  #follow({ appearance, session }: Runtime): () => void {
    const leaveAppearance = appearance.subscribe(() => this.follower.look());
    const leaveSession = session.store.subscribe(() => (this.owner = userOf({ session }) ?? this.owner));
    return () => {
      leaveAppearance();
      leaveSession();
    };
  }
}
