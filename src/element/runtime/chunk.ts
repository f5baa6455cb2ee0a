/** A part of the suite's code could not be had (specification 8, chunk loading). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: unknown) {
    const isStyle = /\bcss\b/i.test(cause instanceof Error ? cause.message : '');
    super(isStyle ? '页面样式加载失败，请检查网络后重试' : '页面资源加载失败，请检查网络后重试', { cause });
    this.code = isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  }
}

/** Said where code could not be had. */
export const NOT_LOADED = '页面资源加载失败，请检查网络后重试。已填写的内容不会丢失。';

/** Specification 9: script chunk timeout, in ms. */
export const CHUNK_LIMIT = 120_000;

/** Loads a part of the code: a failed load is tried once more. Throws ChunkLoadError. */
export async function loadChunk<T>(load: () => Promise<T>, limitMs = CHUNK_LIMIT): Promise<T> {
  try {
    return await withinLimit(load, limitMs);
  } catch {
    try {
      return await withinLimit(load, limitMs);
    } catch (error) {
      throw new ChunkLoadError(error);
    }
  }
}

function withinLimit<T>(load: () => Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came within ${limitMs} ms`)), limitMs);
    void load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
