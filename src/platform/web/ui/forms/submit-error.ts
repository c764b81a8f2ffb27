/** What a form throws when it is refused: a sentence, and one for each field where the server named it. */
export interface SubmitError {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** What a form says of itself: a refusal that stands at none of its fields. */
export const formLevelError = <R extends SubmitError>(refusal: R | null): R | null =>
  refusal && Object.keys(refusal.fields ?? {}).length === 0 ? refusal : null;
