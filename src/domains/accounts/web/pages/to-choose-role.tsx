import { redirectKeepingQuery } from '#domains/accounts/web/auth/redirect-keeping-query.tsx';

export default redirectKeepingQuery('/choose-role');
