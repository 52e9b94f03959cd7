import type { Plugin } from 'vite';
import { drawingFiles, drawingsFolder } from './files.ts';

/**
 * Adds the drawings to the site's files; `__DRAWINGS__` in the code is the path of their folder. In development, the
 * drawings of the server's start are served.
 */
export function drawings(): Plugin {
  const files = drawingFiles();
  const folder = drawingsFolder(files);
  return {
    name: 'drawings',
    config: () => ({ define: { __DRAWINGS__: JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const svg = files.get((request.url ?? '').slice(1));
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
