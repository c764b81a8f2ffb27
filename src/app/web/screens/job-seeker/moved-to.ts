/** Where earlier addresses of the home page lead; mails and notices still hold them. */
export function movedTo(query: URLSearchParams): string | null {
  const [tab, match] = [query.get('tab'), query.get('match')];
  if (match) return `/job-seeker/matches/${encodeURIComponent(match)}`;
  if (query.has('application') || (tab && tab !== 'matches')) return `/job-seeker/interviews?${query.toString()}`;
  return tab ? '/job-seeker/jobs' : null;
}
