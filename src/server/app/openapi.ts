import { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { ERROR_CODES } from '#shared/kernel/errors.ts';

const VERSION = '1.0.0';

/** The OpenAPI 3.1 document of the whole API, from the contracts that server and browser share. */
export function openApiDocument(contracts: readonly Contract[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of contracts) {
    const path = contract.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[contract.method] = operation(contract);
  }
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
        session: { type: 'apiKey', in: 'cookie', name: 'tallgrass.session_token' },
      },
    },
    security: [{ session: [] }],
    paths,
  };
}

function operation(contract: Contract): object {
  return {
    summary: contract.summary,
    operationId: `${contract.method}${contract.path.replaceAll(/[^a-z0-9]+/gi, '_')}`,
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
    ...(contract.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(contract.body, 'input') } },
          },
        }
      : {}),
    responses: {
      '2XX': {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(contract.response, 'output') } },
      },
      default: {
        description: 'Refused, with a code and a sentence that says what a person can do',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
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
