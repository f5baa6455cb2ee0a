import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { resetLookCount } from './accessible';

/** Defaults of a page when the runner opens it. */
const VIEWPORT = { width: 800, height: 600 };
const MEDIA = { reducedMotion: 'reduce' } as const;
const ADDRESS = location.href;
const BODY = [...document.body.children];

const MEDIA_QUERIES = [
  '(prefers-reduced-motion)',
  '(prefers-color-scheme: dark)',
  '(forced-colors)',
  'print',
];
const media = (): string => MEDIA_QUERIES.map((query) => matchMedia(query).matches).join();
const INITIAL_MEDIA = media();

/**
 * Runs the tests of a file that shares its page with other files. Cleans up after the file, and fails when the file has
 * changed globals that the others use.
 */
export function describeFile(name: string, tests: () => void): void {
  describe(name, () => {
    let found: Record<string, unknown>;
    before(() => {
      found = state();
      resetLookCount();
    });
    tests();
    after(async function () {
      const left = state();
      const changed = Object.keys(left).filter((key) => found[key] !== left[key]);
      await restore();
      // a failed test may leave anything, and is retried
      if (changed.length > 0 && isAllPassedAtFirst(this.test?.parent))
        throw new Error(`${name} leaves changed: ${changed.join(', ')}`);
    });
  });
}

async function restore(): Promise<void> {
  document.body.replaceChildren(...BODY);
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
  history.replaceState(null, '', ADDRESS);
  if (innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height) await setViewport(VIEWPORT);
  if (media() !== INITIAL_MEDIA) await emulateMedia(MEDIA);
}

function isAllPassedAtFirst(suite: Mocha.Suite | undefined): boolean {
  let isGood = true;
  suite?.eachTest((test) => {
    const { _currentRetry: retry = 0 } = test as Mocha.Test & { _currentRetry?: number };
    if (test.isFailed() || retry > 0) isGood = false;
  });
  return isGood;
}

/** Globals that tests use implicitly. */
function state(): Record<string, unknown> {
  const { body, documentElement, head, title, cookie } = document;
  // removing the last property of a style leaves an empty attribute
  const attributesOf = ({ attributes }: Element) =>
    [...attributes].filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`);
  return {
    'the elements of the body': body.childElementCount,
    'the elements of the head': head.outerHTML,
    'the attributes of the page': [...attributesOf(documentElement), ...attributesOf(body)].join(),
    'the title': title,
    'the cookies': cookie,
    fetch,
    open,
    setTimeout,
    requestAnimationFrame,
    matchMedia,
    Date,
    'console.warn': console.warn,
    'console.error': console.error,
    'CSS.supports': CSS.supports,
    attachShadow: Element.prototype.attachShadow,
  };
}
