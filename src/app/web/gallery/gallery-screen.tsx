import { pageMeta } from '#platform/web/page/meta.ts';
import { setTheme, useTheme, type Theme } from '#platform/web/page/theme.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Actions } from './actions.tsx';
import { Brand } from './brand.tsx';
import { Display } from './display.tsx';
import { Feedback } from './feedback.tsx';
import { Forms } from './forms.tsx';
import { Layout } from './layout.tsx';
import { Overlays } from './overlays.tsx';

export const meta = () => pageMeta('Design system', undefined, [{ name: 'robots', content: 'noindex' }]);

const GROUPS = ['actions', 'forms', 'feedback', 'overlays', 'layout', 'display', 'brand'] as const;
const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Same as the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Every component of the design system in its states. Development only: a production build does not contain it. */
export default function GalleryScreen() {
  const theme = useTheme();
  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-10 px-4 py-8 md:px-6 md:py-12">
      <PageHeader
        eyebrow="Development only"
        title="Design system"
        intro="Every component in its states. Compose a new screen from these before you draw anything new."
        action={
          <div className="w-56">
            <SelectField
              label="Theme"
              value={theme}
              options={THEMES}
              onChange={({ target }) => setTheme(THEMES.find(({ value }) => value === target.value)?.value ?? 'system')}
            />
          </div>
        }
      />
      <nav
        aria-label="Groups"
        className="sticky top-0 z-20 -mx-4 flex gap-1 overflow-x-auto border-b border-line bg-paper px-4 md:-mx-6 md:px-6"
      >
        {GROUPS.map((group) => (
          <a
            key={group}
            href={`#${group}`}
            className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-link capitalize hover:bg-prairie-50"
          >
            {group}
          </a>
        ))}
      </nav>
      <Actions />
      <Forms />
      <Feedback />
      <Overlays />
      <Layout />
      <Display />
      <Brand />
    </main>
  );
}
