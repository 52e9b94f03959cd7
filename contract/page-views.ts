/** Receives `de /path` for each page that a browser showed without requesting a document. */
export const viewsPath = '/api/views';
