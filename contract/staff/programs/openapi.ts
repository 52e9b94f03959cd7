/** GET: the OpenAPI document of every call, for sessions of staff and tokens of programs. */
export const openApiPath = '/api/openapi.json';
