import { declare } from '../../src/element/definition/declaration';

export const biAnalysis = declare({
  tag: 'bi-analysis',
  summary:
    'Shows the BI site in a frame, to users with the operation `YHWZ-YMQX-JYYSSFX`. The site requests a pre-authorisation code by the frame client and redeems it at the gateway. It never gets the user’s token, and the code appears in no address.',
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
    'bi-code-given': 'The BI site has received a code to sign the user in.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
