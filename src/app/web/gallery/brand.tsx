import { PrairieHorizon } from '#platform/web/ui/brand/horizon.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';
import * as coreIcons from '#platform/web/ui/icons/core-icons.tsx';
import * as moreIcons from '#platform/web/ui/icons/more-icons.tsx';
import * as statusIcons from '#platform/web/ui/icons/status-icons.tsx';
import { Group, Row, Specimen, State } from './specimen.tsx';

const COLORS = [
  'bg-paper',
  'bg-surface',
  'bg-ink',
  'bg-ink-soft',
  'bg-line',
  'bg-prairie-900',
  'bg-prairie-700',
  'bg-prairie-500',
  'bg-prairie-300',
  'bg-prairie-50',
  'bg-wheat-600',
  'bg-wheat-500',
  'bg-wheat-50',
  'bg-sky',
  'bg-ok',
  'bg-warn',
  'bg-danger',
];

type Icons = Record<string, unknown>;
type Icon = ReturnType<typeof coreIcons.icon>;
const iconsOf = (icons: Icons): [string, Icon][] =>
  Object.entries(icons).flatMap(([name, icon]) => (name.endsWith('Icon') ? [[name, icon as Icon]] : []));

export const Brand = () => (
  <Group
    id="brand"
    title="Brand and icons"
    intro="The name, the picture, the colors, and the icons that every page carries."
  >
    <Specimen
      file="brand/logo.tsx"
      title="Logo"
      use="The mark with the name. The mark alone only where the name is close by."
    >
      <Row>
        <Logo />
        <Logo isMarkOnly />
      </Row>
    </Specimen>
    <Specimen
      file="brand/horizon.tsx"
      title="Prairie horizon"
      use="At the foot of a hero or an empty page. Decoration only."
    >
      <div className="overflow-hidden rounded-control">
        <PrairieHorizon className="h-28 w-full" />
      </div>
    </Specimen>
    <Specimen
      file="icons/core-icons.tsx"
      title="Core icons"
      use="On every public page at first paint, so they need no icon library."
    >
      <IconRow icons={coreIcons} />
    </Specimen>
    <Specimen
      file="icons/more-icons.tsx"
      title="More icons"
      use="For the lower parts of public pages. Screens behind the sign-in use Lucide."
    >
      <IconRow icons={moreIcons} />
    </Specimen>
    <Specimen
      file="icons/status-icons.tsx"
      title="Status icons"
      use="What went well, what did not, and what is good to know. Always beside a word."
    >
      <IconRow icons={statusIcons} />
    </Specimen>
    <article className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg font-semibold">Colors</h3>
      <State name="The same names in both themes">
        <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {COLORS.map((color) => (
            <li key={color} className="flex min-w-0 items-center gap-2 text-sm">
              <span aria-hidden className={`size-8 shrink-0 rounded-control border border-line ${color}`} />
              <span className="min-w-0 wrap-anywhere">{color.slice(3)}</span>
            </li>
          ))}
        </ul>
      </State>
    </article>
  </Group>
);

const IconRow = ({ icons }: { icons: Icons }) => (
  <ul className="flex flex-wrap gap-4">
    {iconsOf(icons).map(([name, Icon]) => (
      <li key={name} className="flex items-center gap-2 text-sm">
        <Icon aria-hidden size={20} />
        {name}
      </li>
    ))}
  </ul>
);
