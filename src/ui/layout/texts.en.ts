import type { LayoutTexts } from './texts';

export default {
  separator: ', ',
  done: 'Done',
} satisfies LayoutTexts;
