import { Link } from 'react-router';
import { footerCopy, publicCopy } from '#web/copy/public.ts';
import { setTheme, useTheme, type Theme } from '#web/lib/theme.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Logo } from '#web/ui/logo.tsx';

const LINK = 'inline-flex min-h-11 items-center text-ink-soft hover:text-ink';
const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

export function SiteFooter() {
  const theme = useTheme();
  const { columns, mail, notYet, rights, tagline } = footerCopy;
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 md:grid-cols-[1.3fr_2fr]">
        <div className="grid content-start gap-5">
          <Logo />
          <p className="text-ink-soft">{tagline}</p>
          <form className="grid gap-2" onSubmit={(event) => event.preventDefault()}>
            <TextField label={mail.label} type="email" disabled hint={mail.note} />
            <Button type="submit" variant="secondary" disabled>
              {mail.button}
            </Button>
          </form>
        </div>
        <div className="grid grid-cols-2 gap-8 md:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 font-sans text-sm font-semibold">{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>{to ? <FooterLink to={to} label={label} /> : <NotYet label={label} />}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p id="not-yet" className="sr-only">
          {notYet}
        </p>
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-4 border-t border-line px-5 py-5 text-sm text-ink-soft">
        <p suppressHydrationWarning>{rights(new Date().getFullYear())}</p>
        <SelectField
          label={publicCopy.theme.label}
          value={theme}
          onChange={(event) => setTheme(THEMES.find((one) => one === event.target.value) ?? 'system')}
          options={THEMES.map((value) => ({ value, label: publicCopy.theme[value] }))}
        />
      </div>
    </footer>
  );
}

const FooterLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={LINK}>
    {label}
  </Link>
);

/** A link without a destination: reachable, and announced as what it is. */
const NotYet = ({ label }: { label: string }) => (
  <span role="link" aria-disabled="true" aria-describedby="not-yet" tabIndex={0} className={`${LINK} cursor-default`}>
    {label}
  </span>
);
