import { redirectKeepingQuery } from './redirect-keeping-query.tsx';

export default redirectKeepingQuery('/employer/signin');
