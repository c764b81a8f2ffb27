import { sharedPassportCopy } from './shared-passport.copy.ts';

const { expired } = sharedPassportCopy;

export const ExpiredLinkPage = () => (
  <div className="mx-auto max-w-2xl">
    <h1 className="text-3xl md:text-4xl">{expired.title}</h1>
    <p className="mt-4 text-lg text-ink-soft">{expired.body}</p>
  </div>
);
