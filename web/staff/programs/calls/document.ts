import * as v from 'valibot';
import { openApiPath } from '#contract/staff/programs/openapi.ts';
import type { StaffApi } from '#web/staff/api/staff-api.ts';

const content = v.record(v.string(), v.object({ schema: v.unknown() }));
const operation = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.optional(
    v.array(
      v.object({ name: v.string(), in: v.picklist(['path', 'query']), required: v.boolean(), schema: v.unknown() }),
    ),
    [],
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ content: v.optional(content) })),
});

/** The parts of the document that this page reads; the rest is kept for the download. */
const openApiDocument = v.looseObject({
  servers: v.array(v.object({ url: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.looseObject({ schemas: v.record(v.string(), v.unknown()) }),
});
export type OpenApiDocument = v.InferOutput<typeof openApiDocument>;
type Operation = v.InferOutput<typeof operation>;

/** A call in the form that this page shows. */
export type Call = Omit<Operation, 'responses'> & {
  method: string;
  path: string;
  /** Status and content of the success response. */
  status: string;
  answer: { media: string; schema: unknown } | null;
  body: { media: string; schema: unknown } | null;
  /** Whether it only reads and can therefore be tried here. */
  reads: boolean;
};

export const documentQuery = (api: StaffApi) => api.query(['openapi'], openApiPath, openApiDocument);

export function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, ...rest }]) => {
      const [[status = '', success] = []] = Object.entries(responses);
      const answer = firstOf(success?.content);
      const forPrograms = rest.security.some((way) => 'program' in way);
      const reads = answer?.media === 'application/json' && (method === 'get' || forPrograms);
      return {
        ...rest,
        method: method.toUpperCase(),
        path,
        status,
        answer,
        body: firstOf(rest.requestBody?.content),
        reads,
      };
    }),
  );
}

function firstOf(content: Record<string, { schema: unknown }> | undefined) {
  const [[media, what] = []] = Object.entries(content ?? {});
  return media && what ? { media, schema: what.schema } : null;
}

/** The call's URL with the typed parameters; empty ones are omitted from the query. */
export function addressOf(
  { path, parameters }: Pick<Call, 'path' | 'parameters'>,
  typed: Readonly<Record<string, string>>,
) {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = typed[name] ?? '';
    if (place === 'path') address = address.replace(`{${name}}`, value ? encodeURIComponent(value) : `{${name}}`);
    else if (value) query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The call as a curl command; the token is a variable. */
export function curlOf(site: string, call: Call, address: string, body: string): string {
  return [
    'curl --fail-with-body',
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    ...(call.security.length > 0 ? ['-H "Authorization: Bearer $SITE_TOKEN"'] : []),
    ...(call.body ? [`-H 'Content-Type: ${call.body.media}'`, `-d '${body.replaceAll("'", "'\\''")}'`] : []),
    `'${site}${address}'`,
  ].join(' \\\n  ');
}
