import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import {
  PROVIDER_ATTRIBUTES,
  PROVIDER_METHODS,
  PROVIDER_PROPERTIES,
  PROVIDER_TRACKS,
} from '../../src/element/runtime/provider-attributes';

export const portal = declare({
  tag: 'portal',
  summary:
    'The whole portal: login, menus, pages and logout. Provides the runtime of all elements inside it.',
  attributes: {
    ...PROVIDER_ATTRIBUTES,
    'site-name': {
      type: 'string',
      default: '',
      description: 'Name in the header and on the login page. Default: that of the website info.',
    },
    'login-url': {
      type: 'string',
      default: '',
      description:
        'Address to which users without a session are redirected when the portal is not served on a port. Only trusted origins are followed.',
    },
    'third-party': {
      type: 'string',
      default: '',
      description: 'Type of the third party at which users may also sign in, e.g. `demo-idp`. Empty: none.',
    },
    'official-account-qr': {
      type: 'string',
      default: '',
      description: 'Picture of the official account’s QR code. Empty: no button to follow it.',
    },
    'owns-document': {
      type: 'boolean',
      description: 'Title, icon, description and keywords of the document are set by the portal.',
    },
  },
  properties: PROVIDER_PROPERTIES,
  methods: PROVIDER_METHODS,
  events: {
    'tp-route': {
      detail: v.object({ path: v.string() }),
      description: 'Another page of the portal is shown.',
    },
  },
  tracks: {
    ...PROVIDER_TRACKS,
    'page-opened': 'A page of the portal was opened; the `name` of its route.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    header: 'The header with the first-level menus.',
    sidebar: 'The second and third-level menus.',
    page: 'The area of the page.',
  },
  cssProperties: {},
});
