import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import webpack from 'webpack';
import { buildReleased } from './released-build';

/** Builds the project in a folder into its subfolder `built`. */
export type Bundler = (project: string) => Promise<void>;

export const viteConfig = (root: string, plugins: PluginOption[]): InlineConfig => ({
  root,
  plugins,
  configFile: false,
  logLevel: 'error',
  base: './',
});

const withVite =
  (...plugins: PluginOption[]): Bundler =>
  async (project) => {
    await buildReleased({ ...viteConfig(project, plugins), build: { outDir: 'built' } });
  };

const withRollup: Bundler = async (project) => {
  const bundle = await rollup({
    input: join(project, 'main.js'),
    plugins: [nodeResolve({ browser: true })],
    onwarn: ({ code, message }) => {
      if (code !== 'MODULE_LEVEL_DIRECTIVE' && code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
    },
  });
  await bundle.write({ dir: join(project, 'built'), format: 'es' });
  await bundle.close();
};

const withEsbuild: Bundler = async (project) => {
  await esbuild({
    absWorkingDir: project,
    entryPoints: ['main.js'],
    outdir: 'built',
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
  });
};

const withWebpack: Bundler = (project) =>
  new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: project,
        entry: './main.js',
        output: { path: join(project, 'built'), filename: 'main.js', publicPath: 'auto' },
        performance: false,
        optimization: { minimize: false },
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          reject(new Error(stats.toString('errors-warnings')));
        else resolve();
      },
    );
  });

/** Bundlers by project; two bundlers for the same sources have two folders. */
export const BUNDLERS: Readonly<Record<string, Bundler>> = {
  'vite-react': withVite(react()),
  'vite-vue': withVite(vuePlugin()),
  'vite-svelte': withVite(svelte({ configFile: false })),
  webpack: withWebpack,
  rollup: withRollup,
  esbuild: withEsbuild,
};

export function vuePlugin(): Plugin {
  return vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tp-') } } });
}
