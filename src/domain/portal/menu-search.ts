import type { SoundMatch } from '../sound-match';
import type { MenuNode } from './menu';

/** A page to navigate to, with the names of the menus above it. */
export interface PageMatch {
  id: string;
  name: string;
  trail: readonly string[];
  url: string;
}

/** Returns the pages of the menus, in their order, without menus that contain others. */
export function pagesOfMenus(tree: readonly MenuNode[], trail: readonly string[] = []): PageMatch[] {
  return tree.flatMap((menu) =>
    menu.children.length > 0
      ? pagesOfMenus(menu.children, [...trail, menu.ModuleName])
      : [{ id: menu.ModuleID, name: menu.ModuleName, trail, url: menu.ModuleURL }],
  );
}

/**
 * Returns the pages that match a query, best first: the name begins with it, contains it, sounds like it, then the
 * trail likewise. Every word of the query has to match. Siblings keep their order; an empty query matches all.
 */
export function searchPages(
  pages: readonly PageMatch[],
  query: string,
  soundsLike: SoundMatch,
): readonly PageMatch[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return pages;
  return pages
    .map((page) => ({ page, rank: Math.max(...words.map((word) => rankOf(page, word, soundsLike))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

const NO_MATCH = 6;

function rankOf({ name, trail }: PageMatch, word: string, soundsLike: SoundMatch): number {
  const own = rankIn(name, word, soundsLike);
  if (own < 3) return own;
  return 3 + Math.min(3, ...trail.map((above) => rankIn(above, word, soundsLike)));
}

function rankIn(text: string, word: string, soundsLike: SoundMatch): number {
  const lower = text.toLowerCase();
  if (lower.startsWith(word)) return 0;
  if (lower.includes(word)) return 1;
  return /^[a-z]+$/.test(word) && soundsLike(text, word) ? 2 : 3;
}
