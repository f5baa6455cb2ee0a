import type { OverlayTexts } from './texts';

export default {
  close: 'Close',
  closeToast: 'Close message',
  notice: 'Please note',
  confirm: 'OK',
} satisfies OverlayTexts;
