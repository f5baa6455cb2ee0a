import { ContextProvider, createContext } from '@lit/context';
import type { OwnTexts } from '../../domain/texts/texts';
import { RUNTIME_CONTEXT, followRuntime } from './context';
import { propertyName } from '../definition/declaration';
import { SuiteLitElement } from '../definition/lit/lit-element';
import { mergeConfig } from './inherit';
import { PROVIDER_ATTRIBUTES, type ProviderDeclaration } from './provider-attributes';
import { changeUser, createRuntime, endSession, type Runtime } from './runtime';
import type { Density, SuiteConfig, Theme } from './suite-config';

/** Values that require a new runtime; theme and density change in place. */
const CONFIGURING = [...Object.keys(PROVIDER_ATTRIBUTES).map(propertyName), 'getAuthSign'];

/**
 * Lit element that provides a runtime to all its descendants, configured by its attributes and properties and, for
 * absent ones, by its surroundings.
 */
export class SuiteProviderElement<
  D extends ProviderDeclaration = ProviderDeclaration,
> extends SuiteLitElement<D> {
  readonly #context = new ContextProvider(this, {
    context: createContext<Runtime, symbol>(RUNTIME_CONTEXT),
  });
  /** Key of the runtime's configuration: a change of the look or of a function needs no new session. */
  #madeOf: string | undefined;
  #around: Runtime | undefined;
  #leaveAround: (() => void) | undefined;
  #leaveAppearance: (() => void) | undefined;
  #leaveSession: (() => void) | undefined;
  /** Token of a former user, which is ignored wherever it is still set. */
  #former: string | undefined;

  /** Available after the first connection. */
  protected get runtime(): Runtime {
    return this.#context.value;
  }

  /** Signs the user out, also at the gateway, and removes their data. */
  signOut(): Promise<void> {
    return endSession(this.runtime);
  }

  /** Call when another user has signed in: removes the former user's data and calls `getAuthSign` again. */
  userChanged(): void {
    changeUser(this.runtime);
  }

  /** Called when a runtime was created, initially or in place of a former one. */
  protected runtimeChanged(_former: Runtime | undefined): void {}

  /** The user's theme, where the embedder does not set one. */
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

  /** `own`: configuration of the element itself. */
  protected makeRuntime(around: Runtime, own: SuiteConfig, authSign: string | undefined): Runtime {
    const config = mergeConfig(around.config, own);
    if (config.authSign === this.#former) delete config.authSign;
    return createRuntime(config, { provider: this.sessionName, authSign, restart: this.#restart });
  }

  /** Restarts with a runtime of the same configuration and without any loaded data. */
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
    // moving the element removes and inserts it in one task
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
    // reads the current value at each call: frameworks set a new function with every render
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

  /** Applies theme, density and the page's own texts to this element and its descendants. */
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
