import type { ThirdWebTexts } from './texts';

export default {
  title: 'Third-party page',
  opening: 'Opening the third-party page',
  failed: (why: string) => `The address of the third-party page could not be read: ${why}`,
  unset: 'Your company has set no third-party page',
  unsetHint: 'Its address is kept by your travel agency; please ask them.',
} satisfies ThirdWebTexts;
