import type { GenericSchema } from 'valibot';
import { openApiPath } from '#contract/staff/programs/openapi.ts';
import { programTokenPrefix } from '#contract/staff/programs/tokens.ts';
import { callRules } from '#server/staff/call-rules.ts';
import type { Call, MediaType } from './call.ts';
import { callGroups } from './calls/all.ts';
import { answerSchema, inputSchema, type JsonSchema, sharedSchemas } from './schema.ts';

/** An operation object (OpenAPI 3.1.1, section 4.8.10). */
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, object>;
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;

const schemas = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'Session of a staff member; each call lists the role it requires.',
  },
  program: {
    type: 'http',
    scheme: 'bearer',
    description: `Token of a program (${programTokenPrefix}…); each call lists the scope it requires.`,
  },
};

/** The OpenAPI 3.1 document of every call. @param server the site's base URL */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [tag, calls] of Object.entries(callGroups)) {
    for (const [name, call] of Object.entries(calls)) {
      const [method = '', pattern = ''] = name.split(' ');
      const path = templateOf(pattern);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, tag, path, call) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Website API', version: '1' },
    servers: [{ url: server }],
    tags: Object.keys(callGroups).map((name) => ({ name })),
    paths,
    components: {
      schemas: sharedSchemas(),
      securitySchemes: schemas,
      responses: {
        Problem: {
          description: 'Error (RFC 9457)',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** `/api/x/:id` in OpenAPI's syntax: `/api/x/{id}`. */
const templateOf = (pattern: string) =>
  pattern.replace(/:(\w+)\{\.\+\\(\.\w+)\}/, '{$1}$2').replaceAll(/:(\w+)/g, '{$1}');

function operationOf(name: string, tag: string, path: string, call: Call): Operation {
  const parameters = [...pathParameters(path), ...queryParameters(call.query)];
  return {
    operationId: operationIdOf(name.split(' ')[0] ?? '', path),
    tags: [tag],
    summary: call.summary,
    security: securityOf(name),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyOf(call.body, call.form) } }),
    responses: { [statusOf(call)]: successOf(call.answer), default: { $ref: '#/components/responses/Problem' } },
  };
}

/** `getAdminContactsById` */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Security requirements: a session with a role, or a program with a scope; empty where the call is public. */
function securityOf(name: string): Operation['security'] {
  if (name === `GET ${openApiPath}`) return [{ session: [] }, { program: [] }];
  const rule = callRules[name];
  if (!rule || rule.may === 'anyone') return [];
  const { may, proven, scope } = rule;
  return [{ session: proven ? [may, 'proven'] : [may] }, ...(scope ? [{ program: [scope] }] : [])];
}

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(query: Call['query']): Parameter[] {
  if (!query) return [];
  const { required = [] } = inputSchema(query);
  return Object.entries(query.entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: inputSchema(schema),
  }));
}

function bodyOf(body: GenericSchema | MediaType, form: true | undefined): Content {
  if (typeof body === 'string') return { [body]: { schema: { type: 'string' } } };
  const schema = inputSchema(body);
  return { 'application/json': { schema }, ...(form && { 'application/x-www-form-urlencoded': { schema } }) };
}

const statusOf = ({ status, answer }: Call) => String(status ?? (answer ? 200 : 204));

function successOf(answer: Call['answer']): object {
  if (!answer) return { description: 'Success, without a body' };
  const content: Content =
    typeof answer === 'string'
      ? { [answer]: { schema: answer === 'application/json' ? { type: 'object' } : { type: 'string' } } }
      : { 'application/json': { schema: answerSchema(answer) } };
  return { description: 'Success', content };
}
