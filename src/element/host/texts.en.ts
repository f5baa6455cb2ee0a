import type { HostTexts } from './texts';

export default {
  loading: 'Loading',
  crash: 'Something went wrong. Please try again; if it happens again, contact support.',
  crashed: 'Something went wrong',
  load: 'This could not be loaded. Check your connection and try again.',
  part: 'This part could not be loaded. Check your connection and try again. Nothing you entered is lost.',
  fault: 'This cannot be shown because of a program error. Please contact your administrator.',
  sandbox: 'Sandbox: no real orders, no real charges',
  retry: 'Try again',
  reload: 'Reload page',
} satisfies HostTexts;
