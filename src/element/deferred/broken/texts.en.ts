import type { BrokenTexts } from './texts';

export default {
  broken:
    'Another script on this page stops this part from working. Please contact the website administrator.',
} satisfies BrokenTexts;
