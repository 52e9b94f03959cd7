import { join } from 'node:path';

/** Where the steps of the build write: a folder of their own, which takes the place of `build` when all are done. */
export const buildFolder = process.env.BUILD_FOLDER ?? join(import.meta.dirname, '../../../build');
