import type { Plugin } from 'vite';

const ZOD_SCHEMAS = /zod\/v4\/classic\/schemas\.js$/;
/** Each type of schema names the function that describes it, so that none of them can be left out. */
const DESCRIBED = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const METHODS = [
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
  [/createStandardJSONSchemaMethod\(this, "(?:input|output)"\)/g, 'undefined'],
] as const;

/**
 * Leaves Zod's writer of JSON Schema, a fifth of it, out of the site: only the server describes its schemas, for
 * `/api/docs`.
 */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: ZOD_SCHEMAS },
    handler(code) {
      const short = METHODS.reduce((text, [method, by]) => text.replace(method, by), code.replace(DESCRIBED, ''));
      if (/processJSONSchema|JSONSchemaMethod\(/.test(short))
        this.error('Zod describes its schemas in a way that the build does not know.');
      return { code: short, map: null };
    },
  },
});
