import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Preloads the two fonts and the chunk of the layout, whose hashed names are only known after the build. */
function preloadEssentials(): Plugin {
  return {
    name: 'cafune-preload-essentials',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const tags: HtmlTagDescriptor[] = [];
        for (const output of Object.values(bundle)) {
          if (output.fileName.endsWith('.woff2')) {
            const attrs = {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${output.fileName}`,
              crossorigin: '',
            };
            tags.push({ tag: 'link', attrs, injectTo: 'head' });
          } else if (output.type === 'chunk' && output.facadeModuleId?.includes('/routes/_shell.tsx')) {
            const attrs = { rel: 'modulepreload', href: `/${output.fileName}`, crossorigin: '' };
            tags.push({ tag: 'link', attrs, injectTo: 'head' });
          }
        }
        return tags;
      },
    },
  };
}

const INERT_ZOD_ID = '\0inert-zod';
const INERT_ZOD = `
const refuse = () => { throw new Error('Schemas are types in the browser: they do not run here.'); };
const running = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode']);
export const z = new Proxy(function schema() {}, {
  get: (_target, key) => (running.has(key) ? refuse : z),
  apply: () => z,
});
`;

/**
 * In the browser the contract's schemas are only types: routes are called by name, method and path, and the server
 * checks. Standing in for zod inside contract/ keeps its 27 KB (gzip) out of the first load; running a schema throws.
 */
function inertSchemas(): Plugin {
  return {
    name: 'cafune-inert-schemas',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer?.includes('/contract/src/') ? INERT_ZOD_ID : null),
    load: (id) => (id === INERT_ZOD_ID ? INERT_ZOD : null),
  };
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    inertSchemas(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    preloadEssentials(),
  ],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048, manifest: true },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: API_ORIGIN, changeOrigin: false },
      '/media': { target: API_ORIGIN, changeOrigin: false },
    },
  },
});
