export { INFECTED, startClamd, type ClamdPeer } from '#tools/lib/clamd.ts';
export { CLAMD } from '#tools/lib/optional-programs.ts';
