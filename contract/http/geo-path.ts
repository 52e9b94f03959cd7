/** GET: the country of the visitor's address; the default of GEO_URL. */
export const geoPath = '/api/geo';
