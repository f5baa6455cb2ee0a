import { ContextProvider, createContext } from '@lit/context';
import { css } from 'lit';
import { RUNTIME_CONTEXT } from '../../src/element/context';
import { SuiteLitElement } from '../../src/element/lit-element';
import {
  createRuntime,
  type Density,
  type Runtime,
  type SuiteConfig,
  type Theme,
} from '../../src/element/runtime';

type Given = Pick<SuiteConfig, 'gateways' | 'authSign' | 'getAuthSign'> & {
  gateway: string;
  storage: NonNullable<SuiteConfig['storage']>;
  packageName: string;
  theme: Theme | 'inherit';
  density: Density | 'inherit';
};

export default class Provider extends SuiteLitElement {
  static override styles = css`
    :host {
      display: contents !important;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;

  /** What the runtime was made of: another look or another function needs no new session. */
  #madeOf = '';
  readonly #context = new ContextProvider(this, {
    context: createContext<Runtime, symbol>(RUNTIME_CONTEXT),
    initialValue: createRuntime(),
  });

  override connectedCallback(): void {
    this.valuesChanged();
    super.connectedCallback();
  }

  protected override valuesChanged(): void {
    const given = this.values.snapshot() as unknown as Given;
    const { gateway, gateways = {}, storage, packageName, authSign } = given;
    const madeOf = JSON.stringify([gateway, gateways, storage, packageName, authSign]);
    if (madeOf !== this.#madeOf) {
      this.#madeOf = madeOf;
      this.#context.setValue(
        createRuntime({
          gateway,
          gateways,
          storage,
          packageName,
          ...(authSign ? { authSign } : {}),
          // asked each time: frameworks hand over a new function with every render
          getAuthSign: async () =>
            (await (this.values.snapshot()['getAuthSign'] as Given['getAuthSign'])?.()) ?? '',
        }),
      );
    }
    const { theme, density } = given;
    this.#context.value.appearance.setState({
      theme: theme === 'inherit' ? 'auto' : theme,
      density: density === 'inherit' ? 'default' : density,
    });
  }
}
