import { useState, type ComponentProps, type ReactNode } from 'react';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard } from '#domains/accounts/web/auth/parts.tsx';
import { CheckEmail } from './check-email.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSentSignUp } from './use-sent-sign-up.ts';

interface Props extends Omit<ComponentProps<typeof SignUpForm>, 'start' | 'onCreated'> {
  card: Omit<ComponentProps<typeof AuthCard>, 'children'>;
  /** Below the form. */
  children: ReactNode;
}

/** The sign-up form, and in its place, once it was sent, the request to check the email. */
export function SignUpCard({ card, children, ...form }: Props) {
  const [sent, setSent] = useSentSignUp();
  const [start, setStart] = useState<{ fullName: string; email: string }>();
  if (!sent) {
    return (
      <AuthCard {...card}>
        <SignUpForm {...form} {...(start && { start })} onCreated={setSent} />
        {children}
      </AuthCard>
    );
  }
  const correct = () => {
    setStart({ fullName: sent.fullName, email: sent.email });
    setSent(null);
  };
  return (
    <AuthCard title={authCopy.checkEmail.title}>
      <CheckEmail sent={sent} onChange={correct} />
    </AuthCard>
  );
}
