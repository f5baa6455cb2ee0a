import { declare } from '../../src/element/definition/declaration';

export const biAnalysis = declare({
  tag: 'bi-analysis',
  summary:
    'Shows the BI site in a frame, to users with the operation `YHWZ-YMQX-JYYSSFX`. The site asks for a pre-authorisation code by the frame client and redeems it at the gateway; it never gets the user’s token, and the code stands in no address.',
  attributes: {
    src: {
      type: 'string',
      default: '',
      description:
        'Address of the BI site, at one of the `trusted-origins` of the provider. Absent: the one that the gateway has for this host (`WZTZDZ` … `BIDZ`).',
    },
  },
  properties: {},
  events: {},
  tracks: {
    'bi-code-given': 'The BI site has been given a code to let the user in by.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
