import type { OwnPagesTexts } from './texts';

export default {
  pinned: 'Pinned pages',
  recent: 'Recent pages',
  pin: 'Pin to the menu',
  unpin: 'Unpin',
  isPinned: (page) => `“${page}” is pinned`,
  isUnpinned: (page) => `“${page}” is no longer pinned`,
  full: (most) => `At most ${most} pages can be pinned. Please unpin another first.`,
} satisfies OwnPagesTexts;
