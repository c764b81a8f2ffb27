export { readReplyAddress, replyAddressesOf } from './reply-addresses.ts';
export { withoutEmailAddresses } from './without-addresses.ts';
