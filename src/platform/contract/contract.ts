import type { z } from 'zod';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API: where it is, what it takes, what it answers. Server, browser and OpenAPI share it. */
export interface Contract {
  readonly method: Method;
  /** With `:name` for parameters, from the origin's root: `/api/jobs/:id`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** It also answers without a session; for readers of the API. */
  readonly isOpen?: true;
  /**
   * It changes nothing; it is a POST because the names it asks about must not appear in a URL. Its answer is not kept for
   * a repeated request.
   */
  readonly asksOnly?: true;
  /** Its answer holds what opens something (a token, a code, a key): it is kept nowhere, not even for a repeated request. */
  readonly secret?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The fields of a `multipart/form-data`, for the one call that takes a file; for readers of the API. */
  readonly form?: z.ZodType;
  /** What it takes beside, by the name of the header; for readers of the API. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly response: z.ZodType;
  /** Its answer is JSON that a browser saves under this name. */
  readonly file?: { readonly name: string; readonly type: string };
  /** The status of a success; 200 unless it says otherwise. */
  readonly status?: 201 | 202;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined;

/** What a handler receives after validation. */
export interface InputOf<C extends Contract> {
  params: Parsed<Part<C, 'params'>>;
  query: Parsed<Part<C, 'query'>>;
  body: Parsed<Part<C, 'body'>>;
}

/** What a caller passes. */
export type RequestOf<C extends Contract> = {
  [K in 'params' | 'query' | 'body' as C extends Record<K, z.ZodType> ? K : never]: Given<Part<C, K>>;
};

export type ResponseOf<C extends Contract> = z.output<C['response']>;
export type AnswerOf<C extends Contract> = z.input<C['response']>;

/** Keeps the literal types of a contract while checking its form. */
export const contract = <const C extends Contract>(definition: C): C => definition;
