import { Navigate, useLocation } from 'react-router';

/** An alias of a page: redirects to it with query and hash. */
export const redirectKeepingQuery = (to: string) =>
  function Redirect() {
    const { search, hash } = useLocation();
    return <Navigate to={{ pathname: to, search, hash }} replace />;
  };
