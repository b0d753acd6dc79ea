import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);
const server = 'http://127.0.0.1:8033';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The word files are Python's; the page reads the same ones.
    alias: { $words: here('../src/blackrose/language/words') },
  },
  build: {
    outDir: here('../src/blackrose/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The page may load from its own server only, and data: addresses are not that.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.txt' },
    manifest: true,
  },
  server: {
    fs: { allow: [here('.'), here('../src/blackrose/language/words')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
