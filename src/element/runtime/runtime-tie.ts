import { followRuntime, pendingProvider } from './context';
import type { Runtime } from './runtime';
import { userOf } from './user-of';

interface Follower {
  /** Current runtime. */
  runtime(): Runtime | undefined;
  take(runtime: Runtime | undefined): void;
  /** Called when theme, density, texts or language may have changed. */
  look(): void;
}

/** Tracks the runtime around an element, and the owner of its session. */
export class RuntimeTie {
  /** Last user who was signed in under its runtime, even after their sign-out: the content belongs to them. */
  owner: string | undefined;
  #leaveContext: (() => void) | undefined;
  #leaveRuntime: (() => void) | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly providerTags: readonly string[],
    readonly follower: Follower,
  ) {}

  /** Called on insertion: looks up the providers around the element. */
  enter(): void {
    const { element } = this;
    const awaited = pendingProvider(element, this.providerTags);
    if (awaited) {
      void customElements.whenDefined(awaited).then(() => element.isConnected && this.enter());
      return;
    }
    const leave = this.#leaveContext;
    this.#leaveContext = followRuntime(element, (runtime) => {
      // a removed element keeps its content, which belongs to another session; a new insertion looks up the runtime
      // again
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
