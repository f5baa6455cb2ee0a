import { build, type InlineConfig } from 'vite';

/**
 * Builds a page as it is released. Vite takes from the process which kind of a library it takes, and other tests may have left
 * that of a server for developers.
 */
export async function buildReleased(config: InlineConfig): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
