import type { NoticeTexts } from './texts';

export default {
  slow: 'The server is slow to respond. Please wait…',
  signIn: 'Sign in',
} satisfies NoticeTexts;
