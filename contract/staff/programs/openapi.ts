/** GET: the OpenAPI document of every call, for staff sessions and program tokens. */
export const openApiPath = '/api/openapi.json';
