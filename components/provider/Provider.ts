import { css } from 'lit';
import { SuiteProviderElement } from '../../src/element/runtime/provider-element';

export default class Provider extends SuiteProviderElement {
  static override styles = css`
    :host {
      display: contents !important;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;
}
