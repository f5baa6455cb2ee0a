import { declare } from '../../../src/element/definition/declaration';

export const approvalLink = declare({
  tag: 'approval-link',
  summary:
    'The application that a link of a mail leads to, whole, with the decision and without the portal: for the page approve.html. Takes the token out of the page’s address at once.',
  attributes: {
    'portal-url': {
      type: 'string',
      default: '/',
      description:
        'Address of the portal, where the way on leads; of the page’s own origin or a trusted one.',
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
