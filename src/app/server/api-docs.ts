import { html } from 'hono/html';

interface Operation {
  summary: string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

export const API_DOCS_POLICY = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'";

/** A page for browsing the API: plain HTML without scripts, generated from the OpenAPI document. */
export function apiDocs(document: object): string | Promise<string> {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tallgrass API</title>
      </head>
      <body style="font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem">
        <main>
          <h1>Tallgrass API</h1>
          <p>The same as <a href="/api/openapi.json">the OpenAPI 3.1 document</a>, to read.</p>
          ${Object.entries(paths).flatMap(([path, methods]) =>
            Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
          )}
        </main>
      </body>
    </html>`;
}

const section = (method: string, path: string, operation: Operation) =>
  html`<details style="margin: 0.5rem 0">
    <summary style="min-height: 44px; cursor: pointer">
      <code>${method.toUpperCase()} ${path}</code> — ${operation.summary}
    </summary>
    ${operation.security?.length === 0 ? html`<p>Answers without a session.</p>` : ''}
    ${
      operation.parameters.length > 0
        ? html`<p>
            Parameters:
            ${operation.parameters.map((p) => `${p.name} (${p.in}${p.required ? ', required' : ''})`).join(', ')}
          </p>`
        : ''
    }
    ${operation.requestBody ? schema('Takes', operation.requestBody.content) : ''}
    ${schema('Answers', successOf(operation)?.content)}
  </details>`;

/** Every operation has one success response. */
const successOf = ({ responses: { default: _refused, ...successes } }: Operation) => Object.values(successes)[0];

const schema = (title: string, content: Record<string, { schema?: object }> | undefined) =>
  Object.entries(content ?? {}).map(
    ([type, { schema: shape }]) =>
      html`<h2 style="font-size: 1rem">${title}${type === 'application/json' ? '' : ` (${type})`}</h2>
        ${shape ? html`<pre style="overflow: auto">${JSON.stringify(shape, null, 2)}</pre>` : ''}`,
  );
