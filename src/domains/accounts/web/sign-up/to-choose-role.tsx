import { redirectKeepingQuery } from '#domains/accounts/web/sign-in/redirect-keeping-query.tsx';

export default redirectKeepingQuery('/choose-role');
