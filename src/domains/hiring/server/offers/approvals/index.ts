export { requireApproved, takeApprovalBack } from './approval-state.ts';
