import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The parts of a JSON Schema that the API's document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  parameters: readonly Parameter[];
  body: Schema | null;
  form: Schema | null;
  /** Whether an answer of success is what the document declares; null where it is no JSON. */
  declares: ValidateFunction | null;
}

export interface Api {
  operations: readonly Operation[];
  /** Whether the body of a refusal is what the document declares. */
  declaresError: ValidateFunction;
}

export type { Operation };

interface Document {
  components: { schemas: { Error: Schema } };
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Content }; responses: Record<string, { content: Content }> }
    >
  >;
}

const JSON_TYPE = 'application/json';

/** Reads the API's own OpenAPI document, without streams, which never end, and the mailbox of development. */
export function operationsOf(document: unknown): Api {
  const { paths, components } = document as Document;
  // Formats and numbers' ranges are the server's own checks; what matters here is which fields there are.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation & { isStream: boolean } => {
      const takes = operation.requestBody?.content ?? {};
      const [answers = {}] = Object.entries(operation.responses)
        .filter(([status]) => status !== 'default')
        .map(([, { content }]) => content);
      const declared = answers[JSON_TYPE]?.schema;
      return {
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        body: takes[JSON_TYPE]?.schema ?? null,
        form: takes['multipart/form-data']?.schema ?? null,
        declares: declared ? ajv.compile(declared) : null,
        isStream: 'text/event-stream' in answers,
      };
    }),
  );
  return {
    operations: operations.filter(({ isStream, path }) => !isStream && !path.startsWith('/api/dev/')),
    declaresError: ajv.compile({ ...components.schemas.Error, additionalProperties: false }),
  };
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;
