import { build, type InlineConfig } from 'vite';

/**
 * Builds a page as released. Vite chooses the variant of a library by NODE_ENV, which another test may have set to
 * development.
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
