/** Why submitting a form failed: a message, and one for each field that the server named. */
export interface SubmitError {
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** The error if it concerns the form as a whole, not one of its fields. */
export const formLevelError = <R extends SubmitError>(refusal: R | null): R | null =>
  refusal && Object.keys(refusal.fields ?? {}).length === 0 ? refusal : null;
