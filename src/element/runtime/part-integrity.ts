/** Integrity of every part, `sha384-…`, by its address relative to the script of the page. */
type Integrities = Readonly<Record<string, string>>;

/**
 * Integrity of the file with all integrities. The build inserts it into the script, whose own integrity the page
 * checks.
 */
const INTEGRITY_OF_ALL = 'sha384-0000000000000000000000000000000000000000000000000000000000000000';

/** Fetches and preloads a file with this integrity; rejects when it differs. */
type FetchPart = (href: string, integrity: string) => Promise<void>;

let find: ((href: string, bring: FetchPart) => Promise<string>) | undefined;

/** Enables the integrity check of parts; `moduleUrl` is the address of the page's script. */
export function checkParts(moduleUrl: string): void {
  const name = INTEGRITY_OF_ALL.slice(7, 15).replace(/\W/g, '_');
  const address = new URL(`integrity-${name}.js`, moduleUrl).href;
  let coming: Promise<Integrities> | undefined;
  const read = async (bring: FetchPart): Promise<Integrities> => {
    await bring(address, INTEGRITY_OF_ALL);
    return ((await import(/* @vite-ignore */ address)) as { default: Integrities }).default;
  };
  find = async (href, bring) => {
    coming ??= read(bring);
    coming.catch(() => (coming = undefined));
    const integrity = (await coming)[href.slice(new URL('.', moduleUrl).href.length)];
    if (integrity === undefined) throw new Error(`Unable to load ${href}: it is no part of this version`);
    return integrity;
  };
}

export const arePartsChecked = (): boolean => find !== undefined;

/** Integrity of a part. Rejects for an unknown part, and when the integrities failed to load. */
export const integrityOf = (href: string, bring: FetchPart): Promise<string> =>
  find?.(href, bring) ?? Promise.resolve('');

/** True when the page's import map defines integrities of modules: the browser then refuses all others. */
export const isCheckedByPage = (): boolean =>
  [...document.querySelectorAll('script[type="importmap"]')].some(({ textContent }) =>
    textContent.includes('"integrity"'),
  );
