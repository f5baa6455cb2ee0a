import { declare } from '../../src/element/definition/declaration';
import { defineLitElement } from '../../src/element/definition/lit/define-lit-element';
import {
  PROVIDER_ATTRIBUTES,
  PROVIDER_METHODS,
  PROVIDER_PROPERTIES,
  PROVIDER_TRACKS,
} from '../../src/element/runtime/provider-attributes';

export default defineLitElement({
  declaration: declare({
    tag: 'provider',
    summary:
      'Provides gateways, session and look to all elements of the suite inside it. Renders no content itself.',
    attributes: PROVIDER_ATTRIBUTES,
    properties: PROVIDER_PROPERTIES,
    methods: PROVIDER_METHODS,
    events: {},
    tracks: PROVIDER_TRACKS,
    slots: { '': 'The elements that share this provider.' },
    parts: {},
    cssProperties: {},
  }),
  element: () => import('./Provider'),
});
