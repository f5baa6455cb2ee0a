import { defineConfig } from 'vite';

/** Entries of the built suite: the loader for script tags, the package's public entries. */
const input = {
  loader: 'components/loader.ts',
  index: 'components/index.ts',
  domain: 'src/domain/index.ts',
};

export default defineConfig({
  base: './', // chunks load from any origin and sub-path
  build: {
    outDir: 'dist/elements',
    target: 'es2022',
    minify: 'oxc',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      // React libraries mark their modules for server components; nothing here runs on a server
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      preserveEntrySignatures: 'strict',
      input,
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]/,
              priority: 20,
            },
            { name: 'lit', test: /node_modules[\\/](lit|lit-html|lit-element|@lit)[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});
