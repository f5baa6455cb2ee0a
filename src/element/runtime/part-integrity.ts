/** Integrity of every part, `sha384-…`, by its address from the script of the page. */
type Integrities = Readonly<Record<string, string>>;

/** Of the file with the integrities: the build puts it here, in the script whose own integrity the page gives. */
const INTEGRITY_OF_ALL = 'sha384-0000000000000000000000000000000000000000000000000000000000000000';

/** Fetches and preloads a file of this integrity; rejects where it is another. */
type Bring = (href: string, integrity: string) => Promise<void>;

let find: ((href: string, bring: Bring) => Promise<string>) | undefined;

/** Parts are checked from here on; `moduleUrl` is the address of the script of the page. */
export function checkParts(moduleUrl: string): void {
  const name = INTEGRITY_OF_ALL.slice(7, 15).replace(/\W/g, '_');
  const address = new URL(`integrity-${name}.js`, moduleUrl).href;
  let coming: Promise<Integrities> | undefined;
  const read = async (bring: Bring): Promise<Integrities> => {
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

/** The integrity of a part. Throws for what is none, and where the integrities could not be had. */
export const integrityOf = (href: string, bring: Bring): Promise<string> =>
  find?.(href, bring) ?? Promise.resolve('');

/** Does the page itself say of which integrity modules are, by its import map? Then the browser refuses all others. */
export const isCheckedByPage = (): boolean =>
  [...document.querySelectorAll('script[type="importmap"]')].some(({ textContent }) =>
    textContent.includes('"integrity"'),
  );
