declare module '@jsonresume/schema' {
  export function validate(resume: unknown, tell: (errors: object[] | null) => void): void;
}
