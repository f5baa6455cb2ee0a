import { translation } from '../../domain/texts/texts';

/** Messages by code; the code is the key of the translations. */
export const CHUNK_SAYS = {
  CHUNK_LOAD_FAILED: '页面资源加载失败，请检查网络后重试',
  CSS_CHUNK_LOAD_FAILED: '页面样式加载失败，请检查网络后重试',
};

/** Thrown when a part of the suite's code failed to load (specification 8, chunk loading). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: keyof typeof CHUNK_SAYS;

  constructor(cause: unknown) {
    const isStyle = /\bcss\b/i.test(cause instanceof Error ? cause.message : '');
    const code = isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
    super(CHUNK_SAYS[code], { cause });
    this.code = code;
  }
}

/** Shown to users when code was loaded and does not run. */
export const CODE_FAULT_SAYS = '内容无法显示，程序出错，请联系管理员';

/**
 * Thrown when a part of the suite's code was loaded but failed while starting: a fault of the program or of its bundle.
 */
export class CodeFault extends Error {
  override readonly name = 'CodeFault';
  /** Detail of `tp-error`. Not retryable, since browsers cache the error of a module and do not run it again. */
  readonly detail = { kind: 'crash', code: 'crash', message: CODE_FAULT_SAYS, retryable: false } as const;

  constructor(cause: unknown) {
    super(CODE_FAULT_SAYS, { cause });
  }
}

/**
 * Messages of browsers, bundlers and the suite for a file or import that failed to load. An error thrown by running
 * code passes through the import unchanged.
 */
const NOT_HAD =
  /dynamically imported module|importing a module script failed|valid JavaScript MIME type|unable to (pre)?load|loading (css )?chunk|failed to (load|fetch)|load failed|network|script error|nothing came within/i;

function isNotHad(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['ChunkLoadError', 'NetworkError', 'AbortError'].includes(error.name) || NOT_HAD.test(error.message);
}

const reported = new WeakSet<object>();

/** Logs each error once, however many elements it affects: users see no details. */
function codeFault(error: unknown): CodeFault {
  const isTold = typeof error === 'object' && error !== null && reported.has(error);
  if (typeof error === 'object' && error !== null) reported.add(error);
  // oxlint-disable-next-line no-console -- the embedder's developer needs the error of the code, and its place
  if (!isTold) console.error('travel-portal-elements: a part of the code does not run', error);
  return new CodeFault(error);
}

/** Typed error of a part that failed to load, or was loaded and does not run. */
export const partErrorOf = (error: unknown): ChunkLoadError | CodeFault =>
  isNotHad(error) ? new ChunkLoadError(error) : codeFault(error);

/** Set when the browser has cached a failed load: a retry on the same page cannot succeed. */
let isLost = false;
export const noteLostPart = (): void => void (isLost = true);
export const isPartLost = (): boolean => isLost;

/** Script chunk timeout of specification 9 in ms, for all tries together. */
export const CHUNK_LIMIT = 120_000;
/** Longest waits in ms before each retry of a failed load. */
export const CHUNK_WAITS = [500, 1500] as const;

/** Loads a part of the code with its texts. Throws ChunkLoadError, or CodeFault. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await loadPart(load);
  await translation.ready?.();
  return loaded;
}

/**
 * Loads a part of the code; a failed load is retried a few times with pauses. Throws ChunkLoadError, or CodeFault when
 * the code was loaded and does not run.
 */
export async function loadPart<T>(load: () => Promise<T>, limitMs = CHUNK_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${limitMs} ms`)), limitMs);
  });
  try {
    for (const wait of CHUNK_WAITS) {
      try {
        return await Promise.race([load(), isOver]);
      } catch (error) {
        if (!isNotHad(error)) throw error;
        await Promise.race([waitBeforeRetry(wait), isOver]);
      }
    }
    return await Promise.race([load(), isOver]);
  } catch (error) {
    throw partErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits before a retry: randomly from half of the longest wait, because pages of an office fail together, or until the
 * network returns.
 */
function waitBeforeRetry(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, longestMs * (1 - Math.random() / 2));
    const stop = whenOnline(goOn);
    function goOn(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Calls back once when the network returns (in browsers only). Returns a cancel function. */
export function whenOnline(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', callback, { once: true });
  return () => window.removeEventListener('online', callback);
}
