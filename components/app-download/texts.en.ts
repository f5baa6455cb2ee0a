import type { AppKind } from '../../src/contract/app-download/app-download';
import type { AppDownloadTexts } from './texts';

const KINDS: Readonly<Record<AppKind, string>> = {
  ios: 'iPhone',
  android: 'Android',
  miniProgram: 'WeChat mini program',
};
const GET: Readonly<Record<AppKind, string>> = {
  ios: 'Download for iPhone',
  android: 'Download for Android',
  miniProgram: 'Open the WeChat mini program',
};

export default {
  loading: 'Reading about the app',
  qrCode: 'QR code of this page',
  scan: 'Scan with your phone to open this page and download the app',
  scanOther: 'Scan with another phone to open this page',
  kind: (kind: AppKind) => KINDS[kind],
  get: (kind: AppKind) => GET[kind],
  noLink: 'No download link yet',
  version: (version: string) => `Version ${version}`,
  released: (date: string) => `Updated ${date}`,
  notes: (kind: AppKind) => `New in this version: ${KINDS[kind]}`,
  nothing: 'There is no app to download',
  nothingHint: 'Please use this website on a computer, or contact your administrator.',
} satisfies AppDownloadTexts;
