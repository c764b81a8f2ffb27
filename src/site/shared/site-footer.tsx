import { Link, useLocation } from 'react-router';
import { YEAR_MARK } from '#kernel/site-origin.ts';
import { footerCopy } from '#site/copy/footer.ts';
import { publicCopy } from '#site/copy/public.ts';
import { setTheme, useTheme, type Theme } from '#platform/web/page/theme.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';

const LINK = 'inline-flex min-h-11 min-w-11 items-center text-ink-soft hover:text-ink';
const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** Pages are prerendered, so the server fills in the current year. */
const yearNow = () => (import.meta.env.SSR && import.meta.env.PROD ? YEAR_MARK : String(new Date().getFullYear()));

export function SiteFooter() {
  const theme = useTheme();
  const isLanding = useLocation().pathname === '/';
  const { columns, mail, notYet, rights, tagline } = footerCopy;
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="mx-auto max-w-6xl px-5 pt-14 pb-6 md:pt-20">
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20">
          <div>
            <Logo />
            <p className="mt-4 max-w-xs text-ink-soft">{tagline}</p>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-8">
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className="mb-2 font-sans text-sm font-semibold">{title}</h2>
                <ul>
                  {links.map(({ label, to, isLater = false, isServerPage = false }) => (
                    <li key={label}>
                      {isLater && isLanding ? (
                        <NotYet label={label} />
                      ) : (
                        <FooterLink to={to} label={label} isServerPage={isServerPage} />
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <form className="flex flex-wrap items-end gap-3 lg:col-start-2" onSubmit={(event) => event.preventDefault()}>
            <div className="min-w-[min(14rem,100%)] flex-1">
              <TextField label={mail.label} type="email" disabled hint={mail.note} />
            </div>
            <Button type="submit" variant="secondary" disabled>
              {mail.button}
            </Button>
          </form>
        </div>
        {isLanding && (
          <p id="not-yet" className="sr-only">
            {notYet}
          </p>
        )}
        <div className="mt-14 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-line pt-6 text-sm text-ink-soft">
          <p suppressHydrationWarning>{rights(yearNow())}</p>
          <div className="w-36 still:hidden">
            <SelectField
              label={publicCopy.theme.label}
              value={theme}
              onChange={(event) => setTheme(THEMES.find((one) => one === event.target.value) ?? 'system')}
              options={THEMES.map((value) => ({ value, label: publicCopy.theme[value] }))}
            />
          </div>
        </div>
      </div>
    </footer>
  );
}

const FooterLink = ({ to, label, isServerPage }: { to: string; label: string; isServerPage: boolean }) => (
  <Link to={to} reloadDocument={isServerPage} className={LINK}>
    {label}
  </Link>
);

/** A link without a destination on the landing page (specification, section 2.1), focusable and announced as disabled. */
const NotYet = ({ label }: { label: string }) => (
  <span role="link" aria-disabled="true" aria-describedby="not-yet" tabIndex={0} className={`${LINK} cursor-default`}>
    {label}
  </span>
);
