import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What `/` is made of besides the entry: the layout and the home screen. */
const FIRST_SCREENS = /\/routes\/_shell(?:\/index)?\.tsx/u;

/** Preloads the fonts and the first screens with all they import, whose hashed names are only known after the build. */
export function preloadEssentials(): Plugin {
  return {
    name: 'cafune-preload-essentials',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const outputs = Object.values(bundle);
        const fonts = outputs.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
        const chunks = firstScreens(bundle).filter((chunk) => !html.includes(`/${chunk.fileName}"`));
        const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...[...styles]
            .filter((file) => !html.includes(file))
            .map((file) => link(file, { rel: 'preload', as: 'style' })),
          ...chunks.map((chunk) => link(chunk.fileName, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}

/** The chunks of the first screens and everything they import. */
function firstScreens(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const follow = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.set(file, chunk);
    for (const imported of chunk.imports) follow(imported);
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && FIRST_SCREENS.test(output.facadeModuleId ?? '')) follow(output.fileName);
  return [...found.values()];
}

function link(file: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `/${file}`, crossorigin: '' }, injectTo: 'head' };
}
