export { receiptOf } from './receipt.ts';
