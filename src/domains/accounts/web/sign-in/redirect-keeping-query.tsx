import { Navigate, useLocation } from 'react-router';

/** An alias of a page: replaces itself by it, with query and hash as they came. */
export const redirectKeepingQuery = (to: string) =>
  function Redirect() {
    const { search, hash } = useLocation();
    return <Navigate to={{ pathname: to, search, hash }} replace />;
  };
