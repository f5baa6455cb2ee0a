import { ContextProvider, createContext } from '@lit/context';
import { RUNTIME_CONTEXT } from './context';
import { SuiteLitElement } from '../definition/lit-element';
import type { ProviderDeclaration } from './provider-attributes';
import { createRuntime, type Density, type Runtime, type SuiteConfig, type Theme } from './runtime';

type Given = Required<
  Pick<SuiteConfig, 'gateway' | 'gateways' | 'storage' | 'packageName' | 'trustedOrigins'>
> &
  Pick<SuiteConfig, 'authSign' | 'getAuthSign'> & {
    theme: Theme | 'inherit';
    density: Density | 'inherit';
  };

/** A Lit element that gives a runtime, made of its attributes and properties, to all elements inside it. */
export class SuiteProviderElement<
  D extends ProviderDeclaration = ProviderDeclaration,
> extends SuiteLitElement<D> {
  readonly #context = new ContextProvider(this, {
    context: createContext<Runtime, symbol>(RUNTIME_CONTEXT),
  });
  /** What the runtime was made of: another look or another function needs no new session. */
  #madeOf: string | undefined;

  /** From the first connection on. */
  protected get runtime(): Runtime {
    return this.#context.value;
  }

  /** A runtime was made, the first or another one. */
  protected runtimeChanged(): void {}

  /** The theme the user chose, where the embedder leaves it open. */
  protected preferredTheme(): Theme | undefined {
    return undefined;
  }

  /** Starts over with a runtime of the same configuration: nothing that was read before is kept. */
  protected renewRuntime(authSign: string | undefined): void {
    this.#madeOf = undefined;
    this.#makeRuntime(authSign);
  }

  override connectedCallback(): void {
    this.values.adoptEarlyProperties();
    this.#makeRuntime();
    super.connectedCallback();
  }

  protected override valuesChanged(): void {
    if (this.#madeOf !== undefined) this.#makeRuntime();
  }

  get #given(): Given {
    return this.values.snapshot() as unknown as Given;
  }

  #makeRuntime(goingOn?: string): void {
    const given = this.#given;
    const { gateway, gateways, storage, packageName, trustedOrigins, authSign, getAuthSign } = given;
    const madeOf = JSON.stringify([
      gateway,
      gateways,
      storage,
      packageName,
      trustedOrigins,
      authSign,
      getAuthSign !== undefined,
    ]);
    if (madeOf !== this.#madeOf) {
      this.#madeOf = madeOf;
      const config: SuiteConfig = { gateway, gateways, storage, packageName, trustedOrigins };
      const token = goingOn ?? authSign;
      if (token) config.authSign = token;
      // read when asked: frameworks hand over a new function with every render
      if (getAuthSign) config.getAuthSign = async () => (await this.#given.getAuthSign?.()) ?? '';
      const runtime = createRuntime(config);
      runtime.session.store.subscribe(({ status }, before) => {
        if (status === 'signedIn' && before.status !== status) this.track('session-started');
      });
      this.#context.setValue(runtime);
      this.runtimeChanged();
    }
    this.applyAppearance();
  }

  /** Puts theme and density into force, here and for everything inside. */
  protected applyAppearance(): void {
    const { theme, density } = this.#given;
    this.runtime.appearance.setState({
      theme: theme === 'inherit' ? (this.preferredTheme() ?? 'auto') : theme,
      density: density === 'inherit' ? 'default' : density,
    });
    this.showAppearance(this.runtime.appearance.getState());
  }
}
