import type { FormTexts } from './texts';

export default {
  choose: (noun: string) => `Please choose: ${noun}`,
} satisfies FormTexts;
