import { join } from 'node:path';

/** Where the build steps write: a temporary folder, which replaces `build` when all are done. */
export const buildFolder = process.env.BUILD_FOLDER ?? join(import.meta.dirname, '../../../build');
