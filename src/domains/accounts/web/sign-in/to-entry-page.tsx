import { Navigate, useLocation } from 'react-router';
import { entryAliasTarget, type EntryAlias } from '#domains/accounts/contract/entry-pages.ts';

/** Every alias of an entry page. The server redirects full page loads; this handles navigation inside the application. */
export default function ToEntryPage() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${entryAliasTarget(pathname as EntryAlias, search)}${hash}`} replace />;
}
