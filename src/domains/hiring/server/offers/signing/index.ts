export { sealingCertificate } from './certificate.ts';
export { freezeLetter } from './freeze-letter.ts';
export { readLetter, readSignedLetter } from './read-letter.ts';
export { recordSignature, signLetter } from './sign-letter.ts';
