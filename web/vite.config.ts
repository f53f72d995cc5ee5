import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserContract } from './vite-plugins/browser-contract.ts';
import { leanIcons } from './vite-plugins/lean-icons.ts';
import { leanPacks } from './vite-plugins/lean-packs.ts';
import { preloadEssentials } from './vite-plugins/preload-essentials.ts';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Small parts that the first page draws with: one file instead of forty. */
const BASE =
  /(?:lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(?:audio-lines|bell|circle-question-mark|coins|compass|crown|drama|gallery-vertical-end|heart|heart-handshake|house|key-round|log-out|map-pin|menu|message-circle-heart|messages-square|moon|panel-left-close|plus|sliders-horizontal|star|sun|sun-moon|triangle-alert|undo-2|user-round|wifi|wifi-off|x)\.)|web\/src\/(?:platform\/(?:api-client|query-client|use-|storage\/(?:local|owner|theme|cookies)|realtime\/(?:event-bus|tab-channel|poll-leader))|app\/(?:search-params|use-talk)|features\/(?:auth\/(?:api|offline|use-leave)|coins\/(?:api|coin-balance)|chat\/unsent-count)|ui\/(?:button|icon-button|coin|coin-pill|face|strand|skeleton|empty-state|error-state|wordmark|tag|ambient|banner|toast-store)))/;

/**
 * What remembers nothing between renders: React's compiler makes code half as large again, which pays in lists and in what
 * moves, not in small parts, frames, forms and hooks of one request. Tests run all code without it.
 */
const NOT_COMPILED = [
  /\/web\/src\/(?:ui|app)\//,
  /\/wizard\/(?!components\/(?:look-row|portrait-))/,
  /\/features\/chat\/(?!chat-screen|components\/message-(?:list|row)|use-)/,
  /\/api\.ts$/,
  /\/node_modules\//,
];
const preset = reactCompilerPreset();
const compiler = {
  ...preset,
  rolldown: { ...preset.rolldown, filter: { ...preset.rolldown.filter, id: { exclude: NOT_COMPILED } } },
};

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
    browserContract(),
    react(),
    leanIcons(),
    babel({ presets: [compiler] }),
    tailwindcss(),
    preloadEssentials(),
  ],
  // A worker is bundled apart.
  worker: { format: 'es', plugins: () => [browserContract(), leanPacks()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page needs these; together they compress better, and they change less often than our own code.
            {
              name: 'libraries',
              // Long lists are on pages that come later.
              test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*nfiniteQuery(?:Observer)?\.js)/,
            },
            { name: 'base', test: BASE },
          ],
        },
      },
    },
    // A hundred routes would bring a table of all they need into the first load; style sheets are still loaded with them.
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []) },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: API_ORIGIN, changeOrigin: false },
      '/media': { target: API_ORIGIN, changeOrigin: false },
      '^/r/': { target: API_ORIGIN, changeOrigin: false },
    },
  },
});
