import { ContextProvider, createContext } from '@lit/context';
import type { OwnTexts } from '../../domain/texts/texts';
import { RUNTIME_CONTEXT, followRuntime } from './context';
import { propertyName } from '../definition/declaration';
import { SuiteLitElement } from '../definition/lit/lit-element';
import { inherit } from './inherit';
import { PROVIDER_ATTRIBUTES, type ProviderDeclaration } from './provider-attributes';
import {
  changeUser,
  createRuntime,
  endSession,
  type Density,
  type Runtime,
  type SuiteConfig,
  type Theme,
} from './runtime';

/** What makes a runtime; theme and density change in place. */
const CONFIGURING = [...Object.keys(PROVIDER_ATTRIBUTES).map(propertyName), 'getAuthSign'];

/**
 * A Lit element that gives a runtime to all elements inside it: made of its attributes and properties, and of what
 * is configured around it where it says nothing itself.
 */
export class SuiteProviderElement<
  D extends ProviderDeclaration = ProviderDeclaration,
> extends SuiteLitElement<D> {
  readonly #context = new ContextProvider(this, {
    context: createContext<Runtime, symbol>(RUNTIME_CONTEXT),
  });
  /** What the runtime was made of: another look or another function needs no new session. */
  #madeOf: string | undefined;
  #around: Runtime | undefined;
  #leaveAround: (() => void) | undefined;
  #leaveAppearance: (() => void) | undefined;
  #leaveSession: (() => void) | undefined;
  /** Token of a user who is gone, wherever it is still written. */
  #former: string | undefined;

  /** From the first connection on. */
  protected get runtime(): Runtime {
    return this.#context.value;
  }

  /** Signs the user out, at the gateway too, and shows nothing of theirs any more. */
  signOut(): Promise<void> {
    return endSession(this.runtime);
  }

  /** Another user is there: nothing of the former one stays, and `getAuthSign` is asked anew. */
  userChanged(): void {
    changeUser(this.runtime);
  }

  /** A runtime was made, the first or in the place of a former one. */
  protected runtimeChanged(_former: Runtime | undefined): void {}

  /** The theme the user chose, where the embedder leaves it open. */
  protected preferredTheme(): Theme | undefined {
    return undefined;
  }

  protected override get ownTexts(): OwnTexts | undefined {
    return this.#around?.appearance.getState().texts;
  }

  /** Name of the session in storage, where there may be several. */
  protected get sessionName(): string {
    return '';
  }

  /** `own`: what is given on the element itself. */
  protected makeRuntime(around: Runtime, own: SuiteConfig, authSign: string | undefined): Runtime {
    const config = inherit(around.config, own);
    if (config.authSign === this.#former) delete config.authSign;
    return createRuntime(config, { provider: this.sessionName, authSign, restart: this.#restart });
  }

  /** Starts over with a runtime of the same configuration: nothing that was read before is kept. */
  protected renewRuntime(authSign: string | undefined): void {
    this.#madeOf = undefined;
    this.#makeRuntime(authSign);
  }

  override connectedCallback(): void {
    this.values.adoptEarlyProperties();
    const leave = this.#leaveAround;
    this.#leaveAround = followRuntime(this, this.#enter);
    leave?.();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // a move is a removal and an insertion in one task
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#leaveAround?.();
      this.#leaveAppearance?.();
      this.#leaveSession?.();
      this.#leaveAround = this.#leaveAppearance = this.#leaveSession = undefined;
    });
  }

  protected override valuesChanged(): void {
    if (this.#madeOf !== undefined) this.#makeRuntime();
  }

  readonly #enter = (around: Runtime): void => {
    this.#leaveAppearance?.();
    this.#leaveAppearance = around.appearance.subscribe(() => this.applyAppearance());
    if (around === this.#around) {
      this.#followSession();
      return;
    }
    this.#around = around;
    this.renewRuntime(undefined);
  };

  readonly #restart = (): Runtime => {
    this.#former = this.runtime.config.authSign;
    this.renewRuntime(undefined);
    return this.runtime;
  };

  get #own(): SuiteConfig {
    const own = Object.fromEntries(
      Object.entries(this.values.given()).filter(([name]) => CONFIGURING.includes(name)),
    ) as SuiteConfig;
    // read when asked: frameworks hand over a new function with every render
    if (own.getAuthSign) {
      own.getAuthSign = async () => (await (this.values.given() as SuiteConfig).getAuthSign?.()) ?? '';
    }
    return own;
  }

  #makeRuntime(goingOn?: string): void {
    const own = this.#own;
    const madeOf = JSON.stringify({ ...own, getAuthSign: own.getAuthSign !== undefined });
    if (madeOf !== this.#madeOf && this.#around) {
      this.#madeOf = madeOf;
      const former: Runtime | undefined = this.#context.value;
      const runtime = this.makeRuntime(this.#around, own, goingOn);
      this.#context.setValue(runtime);
      this.#followSession();
      this.runtimeChanged(former);
    }
    this.applyAppearance();
  }

  #followSession(): void {
    this.#leaveSession?.();
    this.#leaveSession = this.runtime.session.store.subscribe(({ status }, before) => {
      if (status === 'signedIn' && before.status !== status) this.track('session-started');
    });
  }

  /** Puts theme, density and the page's own texts into force, here and for everything inside. */
  protected applyAppearance(): void {
    const { theme, density } = this.values.snapshot() as {
      theme: Theme | 'inherit';
      density: Density | 'inherit';
    };
    const around = this.#around?.appearance.getState();
    this.runtime.appearance.setState({
      theme: theme === 'inherit' ? (this.preferredTheme() ?? around?.theme ?? 'auto') : theme,
      density: density === 'inherit' ? (around?.density ?? 'default') : density,
      texts: around?.texts,
    });
    this.showAppearance(this.runtime.appearance.getState());
  }
}
