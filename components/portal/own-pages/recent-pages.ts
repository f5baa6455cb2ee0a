/** Maximum number of recent pages of a person. */
const MOST = 8;
/** Maximum number of persons in one browser, the last first. */
const MOST_OWNERS = 20;

/** Paths of recent pages by person and enterprise, the last first. */
export type RecentPages = Readonly<Record<string, readonly string[]>>;

/** Reads the stored text; anything else than lists of paths counts as empty. */
export function readRecentPages(text: string | undefined): RecentPages {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([owner, paths]) => {
        const own = Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
        return own.length > 0 ? [[owner, own.slice(0, MOST)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Puts a page first among an owner's. */
export function withRecentPage(pages: RecentPages, owner: string, path: string): RecentPages {
  const { [owner]: own = [], ...others } = pages;
  const kept = Object.entries(others).slice(0, MOST_OWNERS - 1);
  return {
    [owner]: [path, ...own.filter((one) => one !== path)].slice(0, MOST),
    ...Object.fromEntries(kept),
  };
}
