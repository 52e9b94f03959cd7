/** Cache-Control values by name, each with its reason. */
export const cachePolicies = {
  /** Pages: the language depends on the visitor, and content changes; an ETag makes revalidation cheap. */
  page: 'private, no-cache',
  /** Built files have a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons and the like keep their name when they change. */
  publicFile: 'public, max-age=3600',
  /** Responses about one visitor, errors, and everything behind the login. */
  never: 'no-store',
  /** The country of an address does not change within a visit. */
  geo: 'private, max-age=300',
} as const;
