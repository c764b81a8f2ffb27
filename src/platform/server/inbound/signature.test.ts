import { expect, test } from 'vitest';
import { isAuthentic } from './signature.ts';

test('the example of the Standard Webhooks documentation is authentic', () => {
  const delivery = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    signatures: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    body: Buffer.from('{"test": 2432232314}'),
  };
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(isAuthentic(delivery, [secret], new Date(1_614_265_330_000))).toBe(true);
});
