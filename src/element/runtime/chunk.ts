import { translation } from '../../domain/texts/texts';

/** Messages by code; other languages go by the code. */
export const CHUNK_SAYS = {
  CHUNK_LOAD_FAILED: '页面资源加载失败，请检查网络后重试',
  CSS_CHUNK_LOAD_FAILED: '页面样式加载失败，请检查网络后重试',
};

/** A part of the suite's code could not be had (specification 8, chunk loading). */
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

/** Shown to users where code was loaded and does not run. */
export const CODE_FAULT_SAYS = '内容无法显示，程序出错，请联系管理员';

/** A part of the suite's code came, but threw as it began to run: a fault of the program, or of the bundle it stands in. */
export class CodeFault extends Error {
  override readonly name = 'CodeFault';
  /** Detail of `tp-error`. Not retryable, as browsers keep the error of a module and run nothing anew. */
  readonly detail = { kind: 'crash', code: 'crash', message: CODE_FAULT_SAYS, retryable: false } as const;

  constructor(cause: unknown) {
    super(CODE_FAULT_SAYS, { cause });
  }
}

/**
 * Messages of browsers, bundlers and our own code for a file that did not load, or one of its imports. An error of running code
 * comes out of the import as it was thrown.
 */
const NOT_HAD =
  /dynamically imported module|importing a module script failed|valid JavaScript MIME type|unable to (pre)?load|loading (css )?chunk|failed to (load|fetch)|load failed|network|script error|nothing came within/i;

function isNotHad(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['ChunkLoadError', 'NetworkError', 'AbortError'].includes(error.name) || NOT_HAD.test(error.message);
}

const told = new WeakSet<object>();

/** The console is told of each once, however many elements stand on it: users are told no details. */
function codeFault(error: unknown): CodeFault {
  const isTold = typeof error === 'object' && error !== null && told.has(error);
  if (typeof error === 'object' && error !== null) told.add(error);
  // oxlint-disable-next-line no-console -- the embedder's developer needs the error of the code, and its place
  if (!isTold) console.error('travel-portal-elements: a part of the code does not run', error);
  return new CodeFault(error);
}

/** The typed error of a part that could not be had, or that came and does not run. */
export const partErrorOf = (error: unknown): ChunkLoadError | CodeFault =>
  isNotHad(error) ? new ChunkLoadError(error) : codeFault(error);

/** Browsers remember of some parts that they could not be had: then a try on the same page cannot bring them. */
let isLost = false;
export const noteLostPart = (): void => void (isLost = true);
export const isPartLost = (): boolean => isLost;

/** Specification 9: script chunk timeout, in ms; of all tries together. */
export const CHUNK_LIMIT = 120_000;
/** The longest waits before a failed load is tried again, in ms. */
export const CHUNK_WAITS = [500, 1500] as const;

/** Loads a part of the code, with the texts it shows. Throws ChunkLoadError, or CodeFault. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await loadPart(load);
  await translation.ready?.();
  return loaded;
}

/**
 * Loads a part of the code; a failed load is tried again after a while, a few times. Throws ChunkLoadError, or CodeFault
 * where the code came and does not run.
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
        await Promise.race([whenWorthAnother(wait), isOver]);
      }
    }
    return await Promise.race([load(), isOver]);
  } catch (error) {
    throw partErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Half of the longest wait at least, as pages of an office fail together; at once where the network comes back. */
function whenWorthAnother(longestMs: number): Promise<void> {
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

/** Calls back once when the network is there again; browsers alone tell. Returns what ends the waiting. */
export function whenOnline(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', callback, { once: true });
  return () => window.removeEventListener('online', callback);
}
