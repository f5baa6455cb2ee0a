import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [
    solid({ include: /solid\.jsx$/ }),
    react({ include: /react\.jsx$/, exclude: /preact\.jsx$/ }),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tp-') } } }),
    svelte({ configFile: false }),
  ],
});
