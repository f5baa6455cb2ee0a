import { declare } from '../../../src/element/definition/declaration';

export const approvalLink = declare({
  tag: 'approval-link',
  summary:
    'The detail of the application of a mailed link, with the decision and without the portal, for the page approve.html. Removes the token from the page’s address at once.',
  attributes: {
    'portal-url': {
      type: 'string',
      default: '/',
      description:
        'Address of the portal for the link at the end; of the page’s own origin or a trusted one.',
    },
  },
  properties: {},
  events: {},
  tracks: { 'link-opened': 'A link has opened its application.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    head: 'The bar with the name of the page and the way to the portal.',
  },
  cssProperties: {},
});
