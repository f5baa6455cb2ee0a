import { declare } from '../../src/element/definition/declaration';

export const appDownload = declare({
  tag: 'app-download',
  summary:
    'The app of the website: its description, the download for each kind of phone, and a QR code of this page for users at a computer. Without a login.',
  attributes: {
    website: {
      type: 'string',
      default: '',
      description: 'Host of the website of the app, with its port. Default: the page’s own.',
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
