import type { OfficialAccountTexts } from './texts';

export default {
  follow: 'Follow us',
  close: 'Close',
  qrCode: 'QR code of the official account',
  followHint: 'Follow our official account for approvals, reminders and trip updates',
} satisfies OfficialAccountTexts;
