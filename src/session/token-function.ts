import type { TokenFailure } from '../gateway/sender-config';

type GetAuthSign = () => Promise<string> | string;

/** Time limit for the embedder's function. */
const LIMIT_MS = 30_000;
/** Time for which a failure counts for all callers, because elements of one page do not start at the same moment. */
const TOGETHER_MS = 2000;
const LONGEST_CAUSE = 200;

interface TokenFunction {
  /** Calls the embedder's function; resolves with undefined when it fails, and for two seconds after that. */
  call(): Promise<string | undefined>;
  /** The failure of the last call; undefined when it gave a token. */
  failure(): TokenFailure | undefined;
  forgetFailure(): void;
}

/** The embedder's function with a time limit. Each failure is logged once, and its cause is told without secrets. */
export function createTokenFunction(
  getAuthSign: GetAuthSign | undefined,
  { limitMs = LIMIT_MS, now = () => Date.now() }: { limitMs?: number; now?: () => number } = {},
): TokenFunction {
  let failed: (TokenFailure & { at: number }) | undefined;
  const logged = new Set<string>();

  function fail(cause: string, thrown?: unknown): undefined {
    failed = { cause, isNothing: thrown === undefined, at: now() };
    if (logged.has(cause)) return;
    logged.add(cause);
    const told = thrown === undefined || thrown instanceof TooLate ? [] : [thrown];
    // oxlint-disable-next-line no-console -- only the developer of the page can repair its function
    console.error(`travel-portal-elements: getAuthSign gave no token: ${cause}`, ...told);
  }

  return {
    async call() {
      if (!getAuthSign) return undefined;
      if (failed && now() - failed.at < TOGETHER_MS) return undefined;
      try {
        const token = await withLimit(getAuthSign, limitMs);
        if (typeof token !== 'string' || token === '') return fail('it returned nothing');
        failed = undefined;
        return token;
      } catch (error) {
        return fail(causeOf(error), error ?? new Error('nothing'));
      }
    },
    failure: () => failed,
    forgetFailure: () => (failed = undefined),
  };
}

class TooLate extends Error {}

async function withLimit(getAuthSign: GetAuthSign, limitMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`it gave no answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([getAuthSign(), isOver]);
  } finally {
    clearTimeout(timer);
  }
}

/** Messages of a page's own errors may quote an address or a token: queries and long words are left out. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed without an Error';
  if (error instanceof TooLate) return error.message;
  const message = error.message.replaceAll(/[?#]\S*|[\w+=-]{20,}/g, '…').slice(0, LONGEST_CAUSE);
  return `it failed with ${error.name}: ${message}`;
}
