import type { APIRequestContext } from '@playwright/test';

const PASSWORD = 'tallgrass-demo';

/** A walk of someone at work begins signed in, with one of the demo's accounts. */
export async function signIn(
  { request }: { request: APIRequestContext },
  origin: string,
  email: string,
): Promise<void> {
  const signedIn = await request.post(`${origin}/api/auth/sign-in`, { data: { email, password: PASSWORD } });
  if (!signedIn.ok()) throw new Error(`${email} could not sign in: ${await signedIn.text()}`);
}
