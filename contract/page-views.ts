/** Takes `de /path` for each page that a browser opened without asking for a document. */
export const viewsPath = '/api/views';
