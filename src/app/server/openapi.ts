import { MY_PASSPORT_PDF } from '#domains/profiles/contract/passport/passport-exports.ts';
import { z } from 'zod';
import { getFlowLog } from '#domains/hiring/contract/reports.ts';
import { exportAudit } from '#domains/operations/contract/audit.ts';
import type { Contract } from '#platform/contract/contract.ts';
import { cookieName, SESSION_COOKIE } from '#platform/server/auth/cookies.ts';
import { ERROR_CODES } from '#kernel/errors.ts';

const VERSION = '1.0.0';

interface Other {
  path: `/api/${string}`;
  summary: string;
  answers: string;
  query?: z.ZodType;
  isOpen?: true;
}
/** Routes without JSON responses, and the landing page: GET only. */
const WITHOUT_CONTRACT: readonly Other[] = [
  {
    path: '/api/health',
    summary: 'Whether it serves; 503 with the failing part',
    answers: 'application/json',
    isOpen: true,
  },
  { path: '/api/live', summary: 'Whether the process runs', answers: 'application/json', isOpen: true },
  { path: '/api/openapi.json', summary: 'This document', answers: 'application/json', isOpen: true },
  { path: '/api/docs', summary: 'This document as a page', answers: 'text/html', isOpen: true },
  { path: '/api/documents/{id}/content', summary: 'A document that I may see', answers: 'application/octet-stream' },
  {
    path: '/api/attachments/{id}/content',
    summary: 'A file of a conversation of mine',
    answers: 'application/octet-stream',
  },
  { path: '/api/interviews/{id}/invitation.ics', summary: 'The calendar entry', answers: 'text/calendar' },
  {
    path: '/api/calendar/{token}/interviews.ics',
    summary: 'The interviews of the account that made this calendar address',
    answers: 'text/calendar',
    isOpen: true,
  },
  { path: '/api/offers/{id}/letter.pdf', summary: 'An offer as a letter', answers: 'application/pdf' },
  { path: '/api/offers/{id}/signed.pdf', summary: 'The letter that both sides signed', answers: 'application/pdf' },
  { path: '/api/starts/{id}/packet.pdf', summary: 'What a new hire brings, for HR', answers: 'application/pdf' },
  { path: '/api/starts/{id}/packet.csv', summary: 'The same as a table', answers: 'text/csv' },
  { path: MY_PASSPORT_PDF, summary: 'The chosen facts of my passport to print', answers: 'application/pdf' },
  {
    path: '/api/passport/{token}/passport.pdf',
    summary: 'The facts of a passport link to print',
    answers: 'application/pdf',
    isOpen: true,
  },
  { path: '/api/notifications/stream', summary: 'My notices as they come', answers: 'text/event-stream' },
  {
    path: '/api/passport/status/{list}',
    summary: 'A status list of credentials',
    answers: 'application/vc+jwt',
    isOpen: true,
  },
  { path: getFlowLog.path, summary: getFlowLog.summary, answers: 'text/csv', query: getFlowLog.query },
  { path: exportAudit.path, summary: exportAudit.summary, answers: 'text/csv', query: exportAudit.query },
];

/** The OpenAPI 3.1 document of the whole API, generated from the contracts shared by server and browser. */
export function openApiDocument(contracts: readonly Contract[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of contracts) {
    const path = contract.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[contract.method] = operation(contract);
  }
  for (const other of WITHOUT_CONTRACT) (paths[other.path] ??= {})['get'] = operationOf(other);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tallgrass',
      version: VERSION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { enum: [...ERROR_CODES] },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            current: { type: 'string' },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName({ appUrl: serverUrl }, SESSION_COOKIE) },
      },
    },
    security: [{ session: [] }],
    paths,
  };
}

const idOf = (method: string, path: string) => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '_')}`;

/** The document requires a session by default; an empty list lifts that. */
const securityOf = (isOpen: true | undefined) => (isOpen ? { security: [] } : {});

const REFUSED = {
  description: 'Refused, with a code and a sentence that says what a person can do',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function operationOf({ path, summary, answers, query, isOpen }: Other): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    summary,
    operationId: idOf('get', path),
    ...securityOf(isOpen),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...parameters(query, 'query'),
    ],
    responses: { 200: { description: 'Done', content: { [answers]: {} } }, default: REFUSED },
  };
}

function operation(contract: Contract): object {
  const takes = contract.form
    ? { 'multipart/form-data': { schema: jsonSchema(contract.form, 'input') } }
    : contract.body && { 'application/json': { schema: jsonSchema(contract.body, 'input') } };
  return {
    summary: contract.summary,
    operationId: idOf(contract.method, contract.path),
    ...securityOf(contract.isOpen),
    parameters: [
      ...parameters(contract.params, 'path'),
      ...parameters(contract.query, 'query'),
      ...Object.entries(contract.headers ?? {}).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(takes ? { requestBody: { required: true, content: takes } } : {}),
    responses: {
      [contract.status ?? 200]: {
        description: 'Done',
        content: { [contract.file?.type ?? 'application/json']: { schema: jsonSchema(contract.response, 'output') } },
      },
      default: REFUSED,
    },
  };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: jsonSchema(part, 'input'),
  }));
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
