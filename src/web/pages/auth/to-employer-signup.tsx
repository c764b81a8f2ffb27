import { redirectKeepingQuery } from '#web/features/auth/redirect-keeping-query.tsx';

export default redirectKeepingQuery('/employer/signup');
