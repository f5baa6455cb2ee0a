import { declare } from '../../src/element/definition/declaration';

export const appDownload = declare({
  tag: 'app-download',
  summary:
    'The app of the website: what it is, where it can be had for which phone, and a QR code of this page for whoever is at a computer. Without a login.',
  attributes: {
    website: {
      type: 'string',
      default: '',
      description: 'Host of the website whose app it is, with its port; the page’s own where left out.',
    },
  },
  properties: {},
  events: {},
  tracks: { 'download-opened': 'The link of an app was followed; for which `kind` of phone.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    qr: 'The QR code with its words.',
  },
  cssProperties: {},
});
