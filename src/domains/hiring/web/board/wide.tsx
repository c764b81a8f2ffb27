import type { ReactNode } from 'react';

/** Uses the whole width of the window, beyond the column in which pages are read. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className="md:mx-[clamp(-20rem,calc((72rem-100vw)/2),0px)]">{children}</div>
);
