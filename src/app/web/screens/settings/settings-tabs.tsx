import { NavLink } from 'react-router';
import { classes } from '#platform/web/ui/classes.ts';
import { settingsNav } from './settings-nav.ts';

/** The pages of the settings on a phone; a wide screen lists them in its header. */
export const SettingsTabs = () => (
  <nav aria-label="Settings" className="-mt-4 flex flex-wrap gap-x-1 border-b border-line md:hidden">
    {settingsNav.map(({ to, label }) => (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          classes(
            '-mb-px inline-flex min-h-11 items-center border-b-2 px-2 text-sm font-semibold no-underline',
            isActive ? 'border-prairie-700 text-prairie-700' : 'border-transparent text-ink-soft',
          )
        }
      >
        {label}
      </NavLink>
    ))}
  </nav>
);
