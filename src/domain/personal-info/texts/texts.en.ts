import type { DocumentTexts } from './texts';

export default {
  expired: 'The document has expired: enter one that is valid',
} satisfies DocumentTexts;
