import type { Plugin } from 'vite';
import { drawingFiles, drawingsFolder } from './files.ts';

/**
 * Puts the drawings among the site's files; in the code `__DRAWINGS__` is the path of their folder. In development they
 * are served as they were when the server started.
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
